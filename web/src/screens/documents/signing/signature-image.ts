/** The size of the picture of a signature, in pixels. */
export const WIDTH = 600;
export const HEIGHT = 200;

const INK = "#1a1b4b";

/** The pen with which signatures are drawn. */
export function penOf(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const pen = canvas.getContext("2d")!;
  pen.lineWidth = 4;
  pen.lineCap = "round";
  pen.lineJoin = "round";
  pen.strokeStyle = INK;
  pen.fillStyle = INK;
  return pen;
}

/** The picture of a canvas as a file. */
export const pictureOf = (canvas: HTMLCanvasElement): Promise<File> =>
  new Promise((resolve, reject) =>
    canvas.toBlob((content) => {
      if (content) resolve(new File([content], "signature.png", { type: "image/png" }));
      else reject(new Error("The browser could not make the picture."));
    }, "image/png"),
  );

/** Writes a name in a hand that fits into the picture. */
export function writeName(canvas: HTMLCanvasElement, name: string): void {
  const pen = penOf(canvas);
  pen.clearRect(0, 0, WIDTH, HEIGHT);
  pen.textAlign = "center";
  pen.textBaseline = "middle";
  let size = 96;
  do {
    pen.font = `italic ${size}px "Brush Script MT", "Segoe Script", "Snell Roundhand", cursive`;
    size -= 6;
  } while (size > 12 && pen.measureText(name).width > WIDTH - 40);
  pen.fillText(name, WIDTH / 2, HEIGHT / 2);
}
