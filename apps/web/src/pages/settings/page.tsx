import { useState, type FormEvent } from 'react';
import { useBoot } from '../../lib/boot/boot-context.ts';
import { useStrings } from '../../i18n/strings.ts';
import { askedPage, confirmNode } from '../../lib/own-node/node-consent.ts';
import { localChainId } from '../../lib/own-node/check-node.ts';
import {
  exampleNode,
  nodeAddress,
  ownNodeOf,
  parametersOf,
  defaultSystemDomain,
  defaultPrecision,
} from '../../lib/own-node/settings.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Field } from '../../ui/text-input.tsx';
import { defineScreen } from '../../ui/screen.ts';
import { NodeQuestion } from './node-question.tsx';

export const screen = defineScreen({
  strings: 'pages/settings',
  head: ({ strings }) => ({ title: strings.title, description: strings.description }),
  Component: ({ search }) => <SettingsPage ask={search.ask} />,
});

/** The settings, or the question whether to read the node of a link. */
function SettingsPage({ ask }: { ask: string | undefined }) {
  const asked = askedPage(ask, useBoot().origin);
  return asked === null ? <SettingsForm /> : <NodeQuestion {...asked} />;
}

/**
 * Settings of local mode: the node and what the browser cannot read from it. The node is checked before it is saved.
 */
function SettingsForm() {
  const { base, chain, ownNode, nodeWanted } = useBoot();
  const strings = useStrings('pages/settings');
  const [error, setError] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const start = async (form: FormData): Promise<void> => {
    const address = nodeAddress(String(form.get('nodeUrl') ?? ''));
    if (address === null) return setError(strings.invalid(exampleNode));
    setError(null);
    setBusy(true);
    const chainId = await localChainId(address);
    setBusy(false);
    if (chainId === null) return setError(strings.unreachable);
    const entries = [...form].map(([name, value]): [string, string] => [name, String(value).trim()]);
    const settings = ownNodeOf(new URLSearchParams(entries));
    if (settings === null) return setError(strings.invalid(exampleNode));
    confirmNode(settings);
    // A full page load: the URL determines the page's content security policy.
    location.assign(`${base}/?${new URLSearchParams(parametersOf(settings)).toString()}`);
  };
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    void start(new FormData(event.currentTarget));
  };
  return (
    <>
      <h1 className="mb-2 text-2xl font-semibold">{strings.title}</h1>
      <p className="mb-4 text-muted">{strings.about}</p>
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_minmax(18rem,28rem)]">
        <form noValidate onSubmit={submit} className="card grid gap-4 p-5 sm:grid-cols-3">
          <Text
            name="nodeUrl"
            label={strings.nodeUrl}
            value={ownNode?.nodeUrl ?? ''}
            placeholder={exampleNode}
            error={error}
            className="sm:col-span-3"
          />
          <Text
            name="hyperionUrl"
            label={strings.hyperionUrl}
            value={ownNode?.hyperionUrl ?? ''}
            placeholder={strings.optional}
            className="sm:col-span-3"
          />
          <Text name="coreSymbol" label={strings.coreSymbol} value={ownNode?.coreSymbol ?? chain.coreSymbol.code} />
          <Text
            name="corePrecision"
            label={strings.corePrecision}
            value={String(ownNode?.corePrecision ?? defaultPrecision)}
            inputMode="numeric"
          />
          <Text name="systemDomain" label={strings.systemDomain} value={ownNode?.systemDomain ?? defaultSystemDomain} />
          <div className="flex flex-wrap gap-3 sm:col-span-3">
            <Button type="submit" kind="primary" disabled={busy}>
              {busy ? strings.checking : strings.start}
            </Button>
            {ownNode !== null && !nodeWanted && (
              <a href={`${base}/`} className={buttonClass()}>
                {strings.stop}
              </a>
            )}
          </div>
        </form>
        <NodeConfig />
      </div>
    </>
  );
}

/** Options of a node that answers pages of this site. */
function NodeConfig() {
  const { origin } = useBoot();
  const strings = useStrings('pages/settings');
  const lines = [
    'plugin = eosio::chain_api_plugin',
    'http-server-address = 127.0.0.1:8888',
    `access-control-allow-origin = ${origin}`,
  ];
  return (
    <Card title={strings.config}>
      <p className="text-muted">{strings.configText}</p>
      <pre dir="ltr" className="rounded-base bg-raised p-3 font-mono text-sm whitespace-pre-wrap wrap-anywhere">
        {lines.join('\n')}
      </pre>
    </Card>
  );
}

interface TextProps {
  name: string;
  label: string;
  value: string;
  placeholder?: string;
  error?: string | null;
  inputMode?: 'numeric';
  className?: string;
}

function Text({ value, ...rest }: TextProps) {
  return <Field {...rest} defaultValue={value} dir="ltr" autoCapitalize="none" autoComplete="off" spellCheck={false} />;
}
