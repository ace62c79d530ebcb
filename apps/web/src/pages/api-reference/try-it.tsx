import { useId, useState, type FormEvent } from 'react';
import { send } from '../../lib/http.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { inputClass } from '../../ui/text-input.tsx';
import type { ApiParameter, ApiResource } from './load.ts';
import { exampleValues, requestUrl } from './request-url.ts';
import { useStrings } from '../../i18n/strings.ts';

interface ApiResponse {
  status: number;
  ms: number;
  text: string;
  cut: boolean;
}

/** Max displayed characters of a response; the link has the rest. */
const maxCharacters = 20_000;
const maxBytes = 2_000_000;

/** Parameter fields of a resource, its request URL, and the live response. */
export function TryIt({ server, resource }: { server: string; resource: ApiResource }) {
  const strings = useStrings('pages/api-reference');
  const [values, setValues] = useState(() => exampleValues(resource));
  const [response, setResponse] = useState<ApiResponse | 'busy' | 'failed' | null>(null);
  const url = requestUrl(server, resource, values);
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (url === null) return;
    setResponse('busy');
    sendRequest(url).then(setResponse, () => setResponse('failed'));
  };
  return (
    <form onSubmit={submit} className="mt-3">
      {resource.parameters.length > 0 && (
        <div className="grid gap-x-4 gap-y-2 sm:grid-cols-2">
          {resource.parameters.map((parameter) => (
            <Value
              key={parameter.name}
              parameter={parameter}
              value={values[parameter.name] ?? ''}
              onChange={(value) => setValues((before) => ({ ...before, [parameter.name]: value }))}
            />
          ))}
        </div>
      )}
      <p className="mt-3 flex flex-wrap items-center gap-2">
        <Button type="submit" kind="primary" disabled={url === null || response === 'busy'}>
          {strings.send}
        </Button>
        {url === null ? (
          <span className="text-sm text-muted">{strings.required}</span>
        ) : (
          <>
            <a href={url} target="_blank" rel="noreferrer" className={`${buttonClass()} min-w-0 shrink!`}>
              <span className="ident min-w-0 truncate">{url}</span>
            </a>
            <CopyButton value={url} label={strings.copyAddress} />
          </>
        )}
      </p>
      <div aria-live="polite">
        <ResponseView response={response} />
      </div>
    </form>
  );
}

function Value({
  parameter: { name, options, defaultValue, required, kind },
  value,
  onChange,
}: {
  parameter: ApiParameter;
  value: string;
  onChange(value: string): void;
}) {
  const id = useId();
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="mb-1 block text-sm text-muted">
        <span className="ident">{name}</span>
        {required && <span aria-hidden> *</span>}
      </label>
      {options === null ? (
        <input
          id={id}
          dir="ltr"
          required={required}
          value={value}
          placeholder={defaultValue ?? kind}
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          className={inputClass}
          onChange={(event) => onChange(event.target.value)}
        />
      ) : (
        <select
          id={id}
          dir="ltr"
          value={value}
          className={inputClass}
          onChange={(event) => onChange(event.target.value)}
        >
          <option value="">{defaultValue ?? '–'}</option>
          {options
            .filter((option) => option !== defaultValue)
            .map((option) => (
              <option key={option}>{option}</option>
            ))}
        </select>
      )}
    </div>
  );
}

function ResponseView({ response }: { response: ApiResponse | 'busy' | 'failed' | null }) {
  const strings = useStrings('pages/api-reference');
  if (response === null) return null;
  if (response === 'busy') return <p className="pt-3 text-sm text-muted">{strings.sending}</p>;
  if (response === 'failed') return <p className="pt-3 text-sm text-negative">{strings.noAnswer}</p>;
  const { status, ms, text, cut } = response;
  return (
    <div className="pt-3">
      <p className="figure pb-1 text-sm">
        <span className={status < 400 ? 'text-positive' : 'text-negative'}>{status}</span>
        <span className="text-muted"> · {ms} ms</span>
      </p>
      <pre
        dir="ltr"
        // Scrollable regions must be focusable.
        tabIndex={0}
        className="max-h-96 overflow-auto rounded-base border border-line bg-surface p-3 font-mono text-sm"
      >
        {text}
      </pre>
      {cut && <p className="pt-1 text-sm text-muted">{strings.cut}</p>}
    </div>
  );
}

async function sendRequest(url: string): Promise<ApiResponse> {
  const started = performance.now();
  const response = await send(url, { headers: { accept: 'application/json' } });
  const { text, whole } = await readBeginning(response);
  const ms = Math.round(performance.now() - started);
  const spread = pretty(text);
  return {
    status: response.status,
    ms,
    text: spread.slice(0, maxCharacters),
    cut: !whole || spread.length > maxCharacters,
  };
}

/** Reads the beginning of a response and cancels the rest: exports are unbounded. */
async function readBeginning(response: Response): Promise<{ text: string; whole: boolean }> {
  const reader = response.body?.getReader();
  if (reader === undefined) return { text: await response.text(), whole: true };
  const decoder = new TextDecoder();
  let text = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return { text: text + decoder.decode(), whole: true };
    text += decoder.decode(value, { stream: true });
    if (text.length > maxBytes) {
      await reader.cancel();
      return { text, whole: false };
    }
  }
}

function pretty(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    // Not JSON: shown as received.
    return text;
  }
}
