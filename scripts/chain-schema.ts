import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chainFileJsonSchema } from '@antescope/chains/config/json-schema';

// Writes the JSON Schema of an operator's chain file from the schema that the code validates by.
const path = fileURLToPath(new URL('../packages/chains/chain.schema.json', import.meta.url));
writeFileSync(path, `${JSON.stringify(chainFileJsonSchema(), null, 2)}\n`);
