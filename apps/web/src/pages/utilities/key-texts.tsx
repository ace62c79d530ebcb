import { useStrings } from '../../i18n/strings.ts';
import { CopyButton } from '../../ui/copy-button.tsx';
import { Facts } from '../../ui/facts.tsx';
import type { KeyFault, KeyTexts as Texts } from './key-tools.ts';

const formats = ['address', 'legacyPublicKey', 'publicKey', 'wif', 'privateKey'] as const;

/** The formats of a key, each once, or why there is none. */
export function KeyTexts({ result }: { result: Texts | KeyFault | null }) {
  const strings = useStrings('pages/utilities');
  if (result === null) return null;
  if (typeof result === 'string') {
    return (
      <p role="alert" className="text-negative">
        {strings.verdicts[result]}
      </p>
    );
  }
  const shown = formats.filter(
    (format, index) =>
      result[format] !== undefined && !formats.slice(0, index).some((one) => result[one] === result[format]),
  );
  return (
    <Facts
      facts={shown.map((format) => ({
        label: strings.formats[format],
        value: (
          <span className="inline-flex max-w-full items-start gap-1">
            <code className="ident min-w-0 wrap-anywhere whitespace-normal!" dir="ltr">
              {result[format]}
            </code>
            <CopyButton value={result[format]!} label={strings.copy(strings.formats[format])} />
          </span>
        ),
      }))}
    />
  );
}
