import type { Field } from '../../core/fields.ts';
import { nameScope } from '../name-scope.ts';
import type { PageSize, TableDefinition } from '../table-definition.ts';

type RowReader<Row> = Pick<TableDefinition<Row>, 'keyOf' | 'read'>;

/** A table of the system contract in the contract's own scope. */
export function ofContract<Row>(table: string, pageSize: PageSize, row: RowReader<Row>): TableDefinition<Row> {
  return {
    id: `system.${table}`,
    code: (chain) => chain.systemAccounts.system,
    scope: (_, chain) => chain.systemAccounts.system,
    table,
    pageSize,
    keyType: 'name',
    ...row,
  };
}

/** A table of the system contract whose rows lie in the scope of an account. */
export function ofAccount<Row>(table: string, pageSize: PageSize, row: RowReader<Row>): TableDefinition<Row, string> {
  return {
    id: `system.${table}`,
    code: (chain) => chain.systemAccounts.system,
    scope: nameScope,
    table,
    pageSize,
    keyType: 'name',
    ...row,
  };
}

/** A table of the system contract that has one row, or none. */
export function onlyRow<Row>(table: string, read: (row: Field) => Row): TableDefinition<Row> {
  const { keyType: _, ...definition } = ofContract(table, 100, { keyOf: () => table, read });
  return definition;
}
