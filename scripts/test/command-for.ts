/** The command that runs one test alone. */
export function commandFor(kind: 'unit' | 'browser', file: string, name: string): string {
  const pattern = name.replaceAll(/[.*+?^$()[\]{}|\\]/g, '\\$&').replaceAll(/["`$\\]/g, '\\$&');
  return kind === 'unit'
    ? `npm run test:unit -- ${file} -t "${pattern}"`
    : `npm run test:e2e -- ${file} -g "${pattern}"`;
}
