import type { Outcome } from '../core/outcome.ts';
import type { SourceContext } from '../core/source-context.ts';
import { readRow } from '../table/read-table.ts';
import type { TableDefinition } from '../table/table-definition.ts';
import { producers, type ProducerRow } from '../table/tables/system.ts';

/** eosio::producers on FIO, whose primary key is an ID, by account. */
const fioProducersByOwner: TableDefinition<ProducerRow> = {
  ...producers,
  id: 'fio.producers.byowner',
  index: { position: '4', keyType: 'name' },
};

/** The registration of a producer. A node may give the next row where there is none of this name. */
export function producerOf(at: SourceContext, account: string): Promise<Outcome<ProducerRow>> {
  const table = at.chain.contractVariants.votersKey === 'id' ? fioProducersByOwner : producers;
  return readRow(at, table, undefined, account);
}
