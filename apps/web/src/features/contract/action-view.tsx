import type { ContractSearch } from './contract-query.ts';
import type { SelectedAction } from './load.ts';

export function ActionView({ action }: { account: string; action: SelectedAction; search: ContractSearch }) {
  return <h2 className="ident text-lg font-semibold">{action.name}</h2>;
}
