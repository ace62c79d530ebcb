import { useStrings } from '../../i18n/strings.ts';
import { Section } from '../../ui/section.tsx';

/** Characters from which on a value has a row of its own. */
const longValue = 32;

/** Attributes of one origin as tiles. Names and values are untrusted text of any script. */
export function Traits({ title, traits }: { title: string; traits: [string, unknown][] }) {
  const strings = useStrings('pages/nft');
  return (
    <Section title={title}>
      {traits.length === 0 ? (
        <p className="py-1 text-muted">{strings.noData}</p>
      ) : (
        <dl className="grid grid-cols-1 gap-2 sm:grid-cols-2 xl:grid-cols-3">
          {traits.map(([name, value]) => {
            const text = traitText(value);
            return (
              <div
                key={name}
                className={`min-w-0 rounded-base bg-raised px-3 py-2 ${text.length > longValue ? 'col-span-full' : ''}`}
              >
                <dt className="text-xs wrap-anywhere text-muted">
                  <bdi>{name}</bdi>
                </dt>
                <dd className="font-medium wrap-anywhere">
                  {text === '' ? <span className="text-muted">“”</span> : <bdi>{text}</bdi>}
                </dd>
              </div>
            );
          })}
        </dl>
      )}
    </Section>
  );
}

/** Text as is, everything else as JSON. */
function traitText(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}
