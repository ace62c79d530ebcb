import type { Outcome } from '../core/outcome.ts';
import type { SourceContext } from '../core/source-context.ts';
import { reading } from './reading.ts';

/** Bytes of the node's own database (chainbase): what its state takes, and what is set aside for it. */
export interface DatabaseSize {
  used: string;
  size: string;
}

/** `/v1/db_size/get` of nodeos' db_size_api_plugin; most public nodes do not offer it. */
export function databaseSize({ api }: SourceContext): Promise<Outcome<DatabaseSize>> {
  return reading(async () => {
    const answer = await api.dbSize();
    const { value } = answer;
    return { ...answer, value: { used: value.at('used_bytes').integer(), size: value.at('size').integer() } };
  });
}
