/** A picture for every card, ability and item, from the icon sets. */
import adhesive from "icon:fluent-emoji-flat/adhesive-bandage";
import axle from "icon:game-icons/tripwire";
import boots from "icon:fluent-emoji-flat/hiking-boot";
import bow from "icon:fluent-emoji-flat/bow-and-arrow";
import brace from "icon:game-icons/vibrating-shield";
import bread from "icon:fluent-emoji-flat/bread";
import bugle from "icon:fluent-emoji-flat/postal-horn";
import candle from "icon:fluent-emoji-flat/candle";
import cheese from "icon:fluent-emoji-flat/cheese-wedge";
import clover from "icon:fluent-emoji-flat/four-leaf-clover";
import coat from "icon:fluent-emoji-flat/coat";
import cobweb from "icon:fluent-emoji-flat/spider-web";
import comb from "icon:game-icons/comb";
import cookie from "icon:fluent-emoji-flat/cookie";
import dagger from "icon:fluent-emoji-flat/dagger";
import disguise from "icon:fluent-emoji-flat/disguised-face";
import dodge from "icon:game-icons/dodging";
import door from "icon:fluent-emoji-flat/door";
import eyes from "icon:fluent-emoji-flat/eyes";
import fire from "icon:fluent-emoji-flat/fire";
import fork from "icon:fluent-emoji-flat/fork-and-knife";
import gauntlet from "icon:game-icons/mailed-fist";
import glasses from "icon:fluent-emoji-flat/glasses";
import grape from "icon:fluent-emoji-flat/grapes";
import hammer from "icon:fluent-emoji-flat/hammer";
import handshake from "icon:fluent-emoji-flat/handshake";
import herb from "icon:fluent-emoji-flat/herb";
import hidden from "icon:game-icons/cloak-dagger";
import honey from "icon:fluent-emoji-flat/honey-pot";
import hook from "icon:fluent-emoji-flat/hook";
import jerkin from "icon:game-icons/leather-vest";
import knife from "icon:fluent-emoji-flat/kitchen-knife";
import ladle from "icon:game-icons/ladle";
import lid from "icon:game-icons/cooking-pot";
import lightning from "icon:fluent-emoji-flat/high-voltage";
import mace from "icon:game-icons/flanged-mace";
import megaphone from "icon:fluent-emoji-flat/megaphone";
import milk from "icon:fluent-emoji-flat/glass-of-milk";
import moon from "icon:fluent-emoji-flat/crescent-moon";
import nail from "icon:game-icons/nails";
import needle from "icon:fluent-emoji-flat/sewing-needle";
import nest from "icon:fluent-emoji-flat/cockroach";
import oil from "icon:game-icons/oily-spiral";
import paws from "icon:fluent-emoji-flat/paw-prints";
import pepper from "icon:fluent-emoji-flat/hot-pepper";
import pierce from "icon:game-icons/broken-shield";
import planks from "icon:fluent-emoji-flat/wood";
import quilt from "icon:game-icons/sleeveless-jacket";
import arrow from "icon:game-icons/arrow-cluster";
import ring from "icon:game-icons/acorn";
import runner from "icon:fluent-emoji-flat/dashing-away";
import scroll from "icon:fluent-emoji-flat/scroll";
import shield from "icon:fluent-emoji-flat/shield";
import shoulder from "icon:fluent-emoji-flat/people-hugging";
import skate from "icon:fluent-emoji-flat/roller-skate";
import slingshot from "icon:game-icons/slingshot";
import sparkles from "icon:fluent-emoji-flat/sparkles";
import spear from "icon:game-icons/stone-spear";
import spring from "icon:game-icons/wolf-trap";
import again from "icon:fluent-emoji-flat/counterclockwise-arrows-button";
import staff from "icon:game-icons/lunar-wand";
import strong from "icon:fluent-emoji-flat/flexed-biceps";
import sweet from "icon:fluent-emoji-flat/candy";
import sword from "icon:game-icons/stiletto";
import target from "icon:fluent-emoji-flat/bullseye";
import thimble from "icon:game-icons/light-helm";
import tin from "icon:game-icons/breastplate";
import trap from "icon:game-icons/trap-mask";
import map from "icon:fluent-emoji-flat/world-map";
import veil from "icon:fluent-emoji-flat/milky-way";
import wind from "icon:fluent-emoji-flat/wind-face";
import crank from "icon:game-icons/lever";
import sleeper from "icon:fluent-emoji-flat/chipmunk";
import bell from "icon:fluent-emoji-flat/bell";

export interface Picture {
  readonly of: { readonly body: string; readonly box: string };
  /** The colour of a single-colour icon. */
  readonly ink?: string;
}

const STEEL = "#5d6b7c";
const LEATHER = "#8a5a2f";
const IRON = "#3d4655";

export const THING_PICTURES: Readonly<Record<string, Picture>> = {
  // starting equipment
  "needle-sword": { of: sword, ink: STEEL },
  "leather-jerkin": { of: jerkin, ink: LEATHER },
  "nail-hammer": { of: hammer },
  "clover-mace": { of: mace, ink: "#38714f" },
  "quilted-apron": { of: quilt, ink: "#7a9c6a" },
  "thorn-dagger": { of: dagger },
  "moon-staff": { of: staff, ink: "#74489c" },
  "hazel-bow": { of: bow },
  // weapons
  "tailor-needle": { of: needle },
  "table-knife": { of: knife },
  "rusty-nail": { of: nail, ink: "#a2562a" },
  "fish-bone-spear": { of: spear, ink: STEEL },
  "splinter-bow": { of: bow },
  sling: { of: slingshot, ink: LEATHER },
  "candle-wand": { of: candle },
  // armour and accessories
  "walnut-helmet": { of: ring, ink: LEATHER },
  "thimble-helmet": { of: thimble, ink: STEEL },
  "button-shield": { of: shield },
  "tin-breastplate": { of: tin, ink: STEEL },
  "felt-coat": { of: coat },
  "clover-charm": { of: clover },
  "soft-boots": { of: boots },
  spectacles: { of: glasses },
  "whisker-comb": { of: comb, ink: LEATHER },
  // scrolls
  "scroll-of-flame": { of: fire },
  "scroll-of-mending": { of: scroll },
  "scroll-of-calm": { of: moon },
  "scroll-of-wind": { of: wind },
  // tricks
  "bread-crust": { of: bread },
  "lucky-clover": { of: clover },
  pepper: { of: pepper },
  "pot-lid": { of: lid, ink: IRON },
  trapdoor: { of: door },
  "honey-drop": { of: honey },
  peppermint: { of: sweet },
  "oil-spill": { of: oil, ink: IRON },
  "roller-skate": { of: skate },
  // events
  crumbs: { of: cookie },
  "warm-milk": { of: milk },
  "creaking-board": { of: planks },
  cobweb: { of: cobweb },
  "falling-ladle": { of: ladle, ink: STEEL },
  "hidden-springs": { of: spring, ink: "#8a2639" },
  "roach-nest": { of: nest },
  // group items
  disguises: { of: disguise },
  hook: { of: hook },
  fork: { of: fork },
  grape: { of: grape },
  // things of the story
  muscadin: { of: sleeper },
  crank: { of: crank, ink: STEEL },
  bell: { of: bell },
  // abilities
  rally: { of: bugle },
  "call-to-order": { of: megaphone },
  "stand-by-me": { of: shoulder },
  "well-planned": { of: map },
  brace: { of: brace, ink: "#2c6f9f" },
  "mighty-blow": { of: strong },
  "through-the-guard": { of: pierce, ink: "#8a2639" },
  "shake-it-off": { of: gauntlet, ink: STEEL },
  "second-try": { of: again },
  "trip-wire": { of: axle, ink: IRON },
  "tin-shield": { of: shield },
  "bolted-door": { of: door },
  bandage: { of: adhesive },
  "clear-head": { of: sparkles },
  "mint-antidote": { of: herb },
  "helping-paw": { of: handshake },
  nibble: { of: cheese },
  "quick-paws": { of: runner },
  "hidden-blade": { of: hidden, ink: "#3d4655" },
  duck: { of: dodge, ink: "#38714f" },
  spark: { of: sparkles },
  thunder: { of: lightning },
  gust: { of: wind },
  "moon-veil": { of: veil },
  "steady-aim": { of: target },
  "second-arrow": { of: arrow, ink: LEATHER },
  "sharp-point": { of: pierce, ink: "#8a2639" },
  "early-warning": { of: bell },
  // other signs
  cheese: { of: cheese },
  move: { of: boots },
  lore: { of: glasses },
  webbed: { of: cobweb },
  eyes: { of: eyes },
  paws: { of: paws },
  mask: { of: trap, ink: IRON },
};
