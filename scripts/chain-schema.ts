import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chainFileJsonSchema } from '@antescope/chains/config/json-schema';

// Writes the JSON Schema of chain files from the schema that validates them.
const path = fileURLToPath(new URL('../packages/chains/chain.schema.json', import.meta.url));
writeFileSync(path, `${JSON.stringify(chainFileJsonSchema(), null, 2)}\n`);
