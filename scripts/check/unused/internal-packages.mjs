import promises from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';

/*
 * Loaded into knip's process. Knip treats every file in `exports` of a package.json as an entry, and our exports include all
 * files, so that none would be unused. The packages are private: all importers are in this repository.
 */
const { readFile } = promises;
promises.readFile = async (path, options) => {
  const content = await readFile(path, options);
  if (typeof content !== 'string' || !/[\\/]packages[\\/][^\\/]+[\\/]package\.json$/.test(String(path))) return content;
  const { exports: _, ...manifest } = JSON.parse(content);
  return JSON.stringify(manifest);
};
syncBuiltinESMExports();
