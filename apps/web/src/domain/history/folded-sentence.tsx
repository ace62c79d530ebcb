import { useMessages } from '../../i18n/messages-context.ts';
import { RowSentence } from '../account/row-sentence.tsx';
import { ActionLine } from '../action/action-line.tsx';
import { Disclosure } from '../value/disclosure.tsx';
import type { FoldedRow } from './fold-inline.ts';

/** The sentence of a row; its inline actions open below. */
export function FoldedSentence({ row, viewpoint }: { row: FoldedRow; viewpoint: string }) {
  const { account: strings } = useMessages();
  return (
    <>
      <RowSentence row={row} viewpoint={viewpoint} />
      {row.inline.length > 0 && (
        <details className="group mt-0.5 text-sm">
          <Disclosure small>{strings.inline(row.inline.length)}</Disclosure>
          <ul className="mt-1 grid gap-1.5 border-s-2 border-line ps-3">
            {row.inline.map((inline) => (
              <li key={inline.cursor} className="row-sentence">
                <ActionLine action={inline.trace} viewpoint={viewpoint} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}
