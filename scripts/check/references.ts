import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Documents that are not in this repository, and section signs that point into one. RFCs are public. */
const outside =
  /\b(?:application|services)\.txt\b|\breadings(?:\.md)? \d|\bfact ?book\b|\b(?:DESIGN|GROUND|FAULTS|WORDS|UI)(?:\.md\b| §)|(?<!\bRFC \d+ )§ ?\d|\/work\/\w/;

/** Lines that cite a document outside the repository: a reader cannot look it up. */
export function outsideReferences(root: string, files: readonly string[]): string[] {
  return files.flatMap((file) =>
    readFileSync(join(root, file), 'utf8')
      .split('\n')
      .flatMap((line, index) => (outside.test(line) ? [`${file}:${index + 1}: ${line.trim().slice(0, 100)}`] : [])),
  );
}
