"""What a phone's camera sees in a test: the QR code on another phone's screen, as a video file."""

from __future__ import annotations

import base64
from pathlib import Path

from playwright.sync_api import Locator

WIDTH, HEIGHT = 640, 480
GREY = bytes([128])
HEADER = f"YUV4MPEG2 W{WIDTH} H{HEIGHT} F10:1 Ip A1:1 C420jpeg\n".encode()
COLOURS = GREY * (WIDTH * HEIGHT // 2)
"""The colour parts of a frame without colours."""
PHOTOGRAPH = """async (code, [width, height]) => {
  const picture = new Image();
  const drawing = code.cloneNode(true);
  drawing.setAttribute("xmlns", "http://www.w3.org/2000/svg");
  drawing.setAttribute("width", 400);
  drawing.setAttribute("height", 400);
  picture.src = `data:image/svg+xml,${encodeURIComponent(drawing.outerHTML)}`;
  await picture.decode();
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [width, height];
  const context = canvas.getContext("2d");
  context.fillStyle = "#777";
  context.fillRect(0, 0, width, height);
  // A phone is never held quite straight.
  context.translate(width / 2, height / 2);
  context.rotate(0.1);
  context.drawImage(picture, -200, -200, 400, 400);
  const { data } = context.getImageData(0, 0, width, height);
  let grey = "";
  for (let i = 0; i < data.length; i += 4) grey += String.fromCharCode(data[i]);
  return btoa(grey);
}"""


class CameraVideo:
    """A video file for a camera. It has one frame, which can change while the camera is on."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._show(GREY * (WIDTH * HEIGHT))

    def hold(self, code: Locator) -> None:
        """Hold a QR code from another phone's page in front of the camera."""
        self._show(base64.b64decode(code.evaluate(PHOTOGRAPH, [WIDTH, HEIGHT])))

    def _show(self, grey: bytes) -> None:
        frame = HEADER + b"FRAME\n" + grey + COLOURS
        if not self.path.exists():
            self.path.write_bytes(frame)
            return
        with self.path.open("r+b") as file:  # in place, because the browser keeps the file open
            file.write(frame)
