/** The animals of the forest, from the icon set. */
import badger from "icon:fluent-emoji-flat/badger";
import bear from "icon:fluent-emoji-flat/bear";
import beaver from "icon:fluent-emoji-flat/beaver";
import squirrel from "icon:fluent-emoji-flat/chipmunk";
import deer from "icon:fluent-emoji-flat/deer";
import fox from "icon:fluent-emoji-flat/fox";
import frog from "icon:fluent-emoji-flat/frog";
import hedgehog from "icon:fluent-emoji-flat/hedgehog";
import owl from "icon:fluent-emoji-flat/owl";
import rabbit from "icon:fluent-emoji-flat/rabbit";

export const ANIMALS: Readonly<Record<string, typeof fox>> = {
  badger,
  bear,
  beaver,
  squirrel,
  deer,
  fox,
  frog,
  hedgehog,
  owl,
  rabbit,
};
