import { JsonText } from '../../ui/json-text.tsx';
import { useStrings } from '../../i18n/strings.ts';

/** The source's response, formatted. */
export function RawTab({ raw }: { raw: unknown }) {
  return <JsonText value={raw} copy={useStrings('pages/transaction').copyRaw} />;
}
