/**
 * A text of a chain as a page can hold it: what HTML would change or swallow (control characters but line breaks and tabs,
 * halves of a character) is drawn as its picture, so that it is seen, and the same on the server and in the browser.
 */
export function chainText(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/\p{Cc}/gu, (letter) => (letter === '\n' || letter === '\t' ? letter : picture(letter.charCodeAt(0))));
}

function picture(code: number): string {
  // A browser replaces the zero itself, in the text as in the page's data.
  if (code === 0) return '�';
  return code < 32 ? String.fromCharCode(0x2400 + code) : code === 127 ? '␡' : '�';
}
