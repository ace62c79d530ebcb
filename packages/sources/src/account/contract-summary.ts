import type { Abi } from '@antescope/codec/abi/abi';
import { reading } from '../node/reading.ts';
import { data, empty, type Outcome, withoutData } from '../core/outcome.ts';
import type { SourceContext } from '../core/source-context.ts';

/** What a contract offers, by its ABI. */
export interface ContractSummary {
  /** 64 hex digits; null if the account has an ABI and no code. */
  codeHash: string | null;
  actions: { name: string; fields: { name: string; type: string }[] }[];
  tables: { name: string; type: string; indexType: string }[];
}

const noCode = '0'.repeat(64);
/** Fields and bases of a struct that are followed at most: an ABI may be anything. */
const deepest = 16;

/** Actions and tables of an account's contract. 'empty' if it has neither code nor ABI. */
export async function contractSummary(at: SourceContext, account: string): Promise<Outcome<ContractSummary>> {
  const [abi, hash] = await Promise.all([
    reading(async () => {
      const answer = await at.abis.of(account);
      return { value: answer?.abi ?? null, endpoint: '', elapsedMs: 0, failures: [] };
    }),
    reading(async () => {
      const answer = await at.api.getCodeHash(account);
      return { ...answer, value: answer.value.at('code_hash').text() };
    }),
  ]);
  if (hash.state !== 'data') return withoutData(hash);
  if (abi.state === 'failed') return withoutData(abi);
  const definition = abi.state === 'data' ? abi.data : null;
  const codeHash = hash.data === noCode ? null : hash.data;
  if (definition === null && codeHash === null) return empty(hash.meta);
  return data({ codeHash, ...describe(definition) }, hash.meta);
}

function describe(abi: Abi | null): Pick<ContractSummary, 'actions' | 'tables'> {
  if (abi === null) return { actions: [], tables: [] };
  return {
    actions: abi.actions.map(({ name, type }) => ({ name, fields: fieldsOf(abi, type) })),
    tables: abi.tables.map(({ name, type, index_type: indexType }) => ({ name, type, indexType })),
  };
}

/** Fields of a struct, those of its bases first. */
function fieldsOf(abi: Abi, type: string, depth = 0): { name: string; type: string }[] {
  const alias = abi.types.find((entry) => entry.new_type_name === type);
  const struct = abi.structs.find((entry) => entry.name === (alias?.type ?? type));
  if (struct === undefined || depth > deepest) return [];
  const inherited = struct.base === '' ? [] : fieldsOf(abi, struct.base, depth + 1);
  return [...inherited, ...struct.fields.map(({ name, type: of }) => ({ name, type: of }))];
}
