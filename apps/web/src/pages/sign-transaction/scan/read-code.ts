import { decodeQR } from 'qr/decode.js';

/** Milliseconds for a picture, which is read once. */
const pictureTime = 2000;
/** Pixels on the longer side of a picture: modules of the largest codes stay wider than two pixels. */
const longestSide = 2000;

/** Text of the QR code in an image; null: none was found. */
export function readCode({ data, width, height }: ImageData, timeLimit?: number): string | null {
  try {
    return decodeQR({ data, width, height }, timeLimit === undefined ? {} : { timeLimit });
  } catch {
    // The decoder throws where an image has no code.
    return null;
  }
}

/** Text of the QR code in a picture; null: none was found. Rejects for what is no picture. */
export async function readPicture(file: Blob): Promise<string | null> {
  const bitmap = await createImageBitmap(file);
  try {
    const scale = Math.min(1, longestSide / Math.max(bitmap.width, bitmap.height));
    return readCode(pixelsOf(bitmap, bitmap.width * scale, bitmap.height * scale), pictureTime);
  } finally {
    bitmap.close();
  }
}

/** The pixels of an image on white, as codes in transparent pictures are dark on it. */
export function pixelsOf(image: CanvasImageSource, width: number, height: number): ImageData {
  const canvas = new OffscreenCanvas(Math.max(1, Math.round(width)), Math.max(1, Math.round(height)));
  const context = canvas.getContext('2d', { willReadFrequently: true })!;
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  return context.getImageData(0, 0, canvas.width, canvas.height);
}
