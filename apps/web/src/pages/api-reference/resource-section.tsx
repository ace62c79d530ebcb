import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Chip } from '../../ui/chip.tsx';
import type { ApiParameter, ApiResource } from './load.ts';
import { namesIn } from './schema-text.ts';
import { TryIt } from './try-it.tsx';
import { useStrings } from '../../i18n/strings.ts';

/** Anchor of a resource: '/accounts/{name}' → 'accounts-name'. */
export function anchorOf(path: string): string {
  return path.replaceAll(/[{}]/g, '').replace(/^\//, '').replaceAll('/', '-');
}

/** One resource: response type, parameters, and a form to try it. Descriptions are English. */
export function ResourceSection({
  server,
  resource,
  names,
}: {
  server: string;
  resource: ApiResource;
  names: ReadonlySet<string>;
}) {
  const strings = useStrings('pages/api-reference');
  const [open, setOpen] = useState(false);
  const { path, summary, parameters, answer, missing } = resource;
  return (
    <section id={anchorOf(path)} className="scroll-mt-4 border-b border-line py-5">
      <h3 className="flex flex-wrap items-baseline gap-x-2 font-semibold">
        <Chip tone="accent">GET</Chip>
        <a href={`#${anchorOf(path)}`} className="ident wrap-anywhere whitespace-normal! no-underline hover:underline">
          {path}
        </a>
      </h3>
      <p className="mt-1 max-w-3xl">
        <Prose text={summary} />
      </p>
      {parameters.length > 0 && <Parameters parameters={parameters} />}
      <p className="mt-2 text-sm">
        <span className="text-muted">{strings.answer}: </span>
        <Shape text={answer} names={names} />
      </p>
      {missing !== null && (
        <p className="mt-1 text-sm text-muted">
          <span className="figure">404</span>: <bdi lang="en">{missing}</bdi>
        </p>
      )}
      {open ? (
        <TryIt server={server} resource={resource} />
      ) : (
        <Button className="mt-3" aria-label={strings.tryPath(path)} onClick={() => setOpen(true)}>
          {strings.tryIt}
        </Button>
      )}
    </section>
  );
}

/** A type as text; named types link to their definition. */
export function Shape({ text, names }: { text: string; names: ReadonlySet<string> }) {
  return (
    <code dir="ltr" className="font-mono text-sm wrap-anywhere">
      {namesIn(text, names).map((part, index) =>
        part.name === null ? (
          part.text
        ) : (
          // oxlint-disable-next-line react/no-array-index-key -- parts of a text never reorder, and may repeat
          <a key={index} href={`#shape-${part.name}`} className="link">
            {part.text}
          </a>
        ),
      )}
    </code>
  );
}

/** English text of the OpenAPI document; backticks mark code. */
function Prose({ text }: { text: string }) {
  return (
    <bdi lang="en">
      {text.split('`').map((part, at) =>
        at % 2 === 0 ? (
          part
        ) : (
          // oxlint-disable-next-line react/no-array-index-key -- parts of a text never reorder, and may repeat
          <code key={at} className="font-mono text-sm">
            {part}
          </code>
        ),
      )}
    </bdi>
  );
}

function Parameters({ parameters }: { parameters: ApiParameter[] }) {
  const strings = useStrings('pages/api-reference');
  return (
    <dl className="mt-3 max-w-3xl">
      {parameters.map(({ name, place, required, kind, options, defaultValue, about }) => (
        <div key={name} className="flex gap-x-4 border-t border-line py-1.5 max-sm:flex-col">
          <dt className="w-40 shrink-0">
            <span className="ident">{name}</span>
            <span className="ms-2 text-xs text-muted">{required ? strings.needed : strings.places[place]}</span>
          </dt>
          <dd className="min-w-0 flex-1 text-sm">
            <span dir="ltr" className="font-mono wrap-anywhere">
              {options === null ? kind : options.join(' | ')}
            </span>
            {defaultValue !== null && (
              <span className="text-muted">
                {' '}
                · {strings.default} <bdi className="figure">{defaultValue}</bdi>
              </span>
            )}
            {about !== '' && (
              <span className="block text-muted">
                <Prose text={about} />
              </span>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
