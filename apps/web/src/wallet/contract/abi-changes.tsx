import type { Abi } from '@antescope/codec/abi/abi';
import { abiDifference, type NameChanges } from '@antescope/wallet/tools/abi-difference';
import { useStrings } from '../../i18n/strings.ts';

/** Names listed of each change; a large ABI has thousands. */
const mostNames = 40;

/** What the new ABI adds, removes and changes. `before` is null where there is none. */
export function AbiChanges({ before, after }: { before: Abi | null; after: Abi }) {
  const strings = useStrings('wallet/contract');
  const { actions, tables, structs } = abiDifference(before, after);
  const rows = [
    ...rowsOf(strings.actions, actions, strings.changes),
    ...rowsOf(strings.tables, tables, strings.changes),
    ...rowsOf(strings.structs, structs, strings.changes),
  ];
  if (rows.length === 0) return <p className="text-sm text-muted">{strings.sameAbi}</p>;
  return (
    <dl aria-label={strings.difference} className="grid gap-1 text-sm">
      {rows.map(({ label, names }) => (
        <div key={label} className="flex flex-wrap gap-x-3">
          <dt className="text-muted">{label}</dt>
          <dd className="ident min-w-0 wrap-anywhere">
            {names.slice(0, mostNames).join(', ')}
            {names.length > mostNames && ` +${names.length - mostNames}`}
          </dd>
        </div>
      ))}
    </dl>
  );
}

type ChangeTexts = Readonly<Record<keyof NameChanges, (kind: string) => string>>;

function rowsOf(kind: string, changes: NameChanges, texts: ChangeTexts): { label: string; names: string[] }[] {
  return (['added', 'removed', 'changed'] as const)
    .filter((change) => changes[change].length > 0)
    .map((change) => ({ label: texts[change](kind), names: changes[change] }));
}
