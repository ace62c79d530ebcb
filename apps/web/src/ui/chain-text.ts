/**
 * Makes chain text safe for HTML: characters that HTML would drop or change (control characters except line breaks and
 * tabs, lone surrogates) are replaced by visible symbols, so that server and browser render the same.
 */
export function chainText(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/\p{Cc}/gu, (letter) => (letter === '\n' || letter === '\t' ? letter : picture(letter.charCodeAt(0))));
}

function picture(code: number): string {
  // Browsers replace NUL themselves, in text and in embedded data.
  if (code === 0) return '�';
  return code < 32 ? String.fromCharCode(0x2400 + code) : code === 127 ? '␡' : '�';
}
