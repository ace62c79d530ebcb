import promises from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';

/*
 * Loaded into knip's process. Knip takes every file that `exports` of a package.json leads to for an entry, and ours
 * lead to all files: nothing would ever be unused. These packages are private, their users are all in this repository.
 */
const { readFile } = promises;
promises.readFile = async (path, options) => {
  const content = await readFile(path, options);
  if (typeof content !== 'string' || !/[\\/]packages[\\/][^\\/]+[\\/]package\.json$/.test(String(path))) return content;
  const { exports: _, ...manifest } = JSON.parse(content);
  return JSON.stringify(manifest);
};
syncBuiltinESMExports();
