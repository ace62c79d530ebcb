import { encodeText } from '@antescope/codec/bytes/bytes';

/** A one-page PDF with lines of text (ASCII without parentheses and backslashes). */
export function pdf(lines: readonly string[]): Uint8Array {
  const text = lines
    .map((line, i) => `BT /F1 ${i === 0 ? 24 : 14} Tf 60 ${760 - 30 * i} Td (${line}) Tj ET`)
    .join('\n');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${text.length} >>\nstream\n${text}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  let document = '%PDF-1.4\n';
  const offsets = objects.map((object, i) => {
    const at = document.length;
    document += `${i + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(at).padStart(10, '0')} 00000 n \n`;
  });
  const table = document.length;
  const entries = objects.length + 1;
  document += `xref\n0 ${entries}\n0000000000 65535 f \n${offsets.join('')}`;
  document += `trailer\n<< /Size ${entries} /Root 1 0 R >>\nstartxref\n${table}\n%%EOF\n`;
  return encodeText(document);
}
