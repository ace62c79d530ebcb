import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Documents outside of the repository, and section signs. RFCs are public. */
const outside =
  /\b(?:application|services)\.txt\b|\breadings(?:\.md)? \d|\bfact ?book\b|\b(?:DESIGN|GROUND|FAULTS|WORDS|UI)(?:\.md\b| §)|(?<!\bRFC \d+ )§ ?\d|\/work\/\w/;

/** Lines that cite a document outside of the repository, which readers cannot look up. */
export function outsideReferences(root: string, files: readonly string[]): string[] {
  return files.flatMap((file) =>
    readFileSync(join(root, file), 'utf8')
      .split('\n')
      .flatMap((line, index) => (outside.test(line) ? [`${file}:${index + 1}: ${line.trim().slice(0, 100)}`] : [])),
  );
}
