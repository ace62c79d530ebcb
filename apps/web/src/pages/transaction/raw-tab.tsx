import { usePageWords } from '../../i18n/page-words.ts';
import { JsonText } from '../../ui/json-text.tsx';
import { transactionWords } from './words.ts';

/** The source's own answer, as text. */
export function RawTab({ raw }: { raw: unknown }) {
  return <JsonText value={raw} copy={usePageWords(transactionWords).copyRaw} />;
}
