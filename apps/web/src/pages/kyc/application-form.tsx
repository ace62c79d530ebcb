import { countryCodes } from '@antescope/sources/services/kyc/countries';
import { languageTags } from '@antescope/web-contract/locale';
import { type FormEvent, useId, useState } from 'react';
import { useStrings } from '../../i18n/strings.ts';
import { useBoot } from '../../lib/boot/boot-context.ts';
import { relay } from '../../lib/relay.ts';
import { useRead } from '../../lib/use-read.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Field, inputClass } from '../../ui/text-input.tsx';
import { DocumentField } from './document-field.tsx';

const textFields = ['firstname', 'lastname', 'birthdate', 'address', 'email'] as const;
const documents = ['selfie', 'frontofid', 'backofid'] as const;
type Fields = Record<(typeof textFields)[number] | 'country', string>;

const empty: Fields = { firstname: '', lastname: '', birthdate: '', address: '', email: '', country: '' };

interface ApplicationFormProps {
  actor: string;
  tier: 1 | 2;
  onApplied: () => void;
}

/** An application goes to the identity service; nothing of it is stored here. */
export function ApplicationForm({ actor, tier, onApplied }: ApplicationFormProps) {
  const strings = useStrings('pages/kyc');
  const { base, locale } = useBoot();
  const countryId = useId();
  const [fields, setFields] = useState(empty);
  const [files, setFiles] = useState<Partial<Record<(typeof documents)[number], string>>>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [sending, setSending] = useState(false);
  const { read: countries } = useRead('countries', (signal) => relay<string[]>(base, 'kyc/countries', {}, signal));
  const supported = countries.state === 'ready' ? (countries.value ?? []) : [];
  const names = new Intl.DisplayNames(languageTags[locale], { type: 'region' });
  const options = countryCodes
    .filter((code) => supported.includes(code))
    .map((code) => [code, names.of(code) ?? code] as const)
    .sort(([, a], [, b]) => a.localeCompare(b, languageTags[locale]));
  const complete =
    Object.values(fields).every((value) => value.trim() !== '') &&
    (tier === 1 || documents.every((name) => files[name] !== undefined));
  const apply = async (): Promise<void> => {
    setSending(true);
    setFailure(null);
    try {
      await relay(base, 'kyc/apply', { actor, tier, ...fields, ...(tier === 2 ? files : {}) });
      onApplied();
    } catch (error) {
      setFailure(error instanceof Error ? error.message : String(error));
    } finally {
      setSending(false);
    }
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (complete && !sending) void apply();
  };
  return (
    <Card title={strings.apply(tier)}>
      <form onSubmit={submit} noValidate>
        <fieldset disabled={sending} className="grid gap-4 sm:grid-cols-2">
          {textFields.map((name) => (
            <Field
              key={name}
              label={strings.fields[name]}
              type={name === 'birthdate' ? 'date' : name === 'email' ? 'email' : 'text'}
              autoComplete="off"
              value={fields[name]}
              onChange={(event) => setFields((now) => ({ ...now, [name]: event.target.value }))}
            />
          ))}
          <div>
            <label htmlFor={countryId} className="mb-1 block text-sm text-muted">
              {strings.fields.country}
            </label>
            <select
              id={countryId}
              className={inputClass}
              value={fields.country}
              onChange={(event) => setFields((now) => ({ ...now, country: event.target.value }))}
            >
              <option value="">{countries.state === 'failed' ? strings.noCountries : strings.chooseCountry}</option>
              {options.map(([code, name]) => (
                <option key={code} value={code}>
                  {name}
                </option>
              ))}
            </select>
          </div>
          {tier === 2 &&
            documents.map((name) => (
              <DocumentField
                key={name}
                label={strings.fields[name]}
                onChange={(data) =>
                  setFiles((now) => {
                    const { [name]: _old, ...rest } = now;
                    return data === null ? rest : { ...rest, [name]: data };
                  })
                }
              />
            ))}
        </fieldset>
        {failure !== null && (
          <p role="alert" className="mt-4 border-s-2 border-negative ps-3 text-negative wrap-anywhere">
            {failure}
          </p>
        )}
        <div className="mt-4 flex flex-wrap items-center gap-3">
          <Button type="submit" kind="primary" disabled={!complete || sending}>
            {sending ? strings.sending : strings.submit}
          </Button>
          <p className="text-sm text-muted">{strings.privacy}</p>
        </div>
      </form>
    </Card>
  );
}
