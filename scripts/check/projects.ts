import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Folders with a tsconfig.json. The root project has every file, tests included; the others have the product code of one
 * workspace and only the globals of its runtime (Node, the DOM, or neither).
 */
export function typescriptProjects(root: string): string[] {
  const workspaces = ['packages', 'apps'].flatMap((folder) =>
    readdirSync(join(root, folder), { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && existsSync(join(root, folder, entry.name, 'package.json')))
      .map(({ name }) => `${folder}/${name}`),
  );
  return ['.', ...workspaces];
}
