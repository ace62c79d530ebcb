import { registerFioProxy, unregisterFioProxy } from '@antescope/wallet/tools/fio/fio-votes';
import { useStrings } from '../../i18n/strings.ts';
import { Nothing } from '../../ui/nothing.tsx';
import { FioForm } from '../../wallet/fio/fio-form.tsx';
import { isProxyOf, useFioWallet } from '../../wallet/fio/use-fio-facts.ts';
import { useFioStrings } from '../../wallet/fio/use-fio-strings.ts';
import { useActor } from '../../wallet/multisig/use-actor.ts';
import { withStrings } from '../../wallet/tools/tool-text.ts';
import { ProxyStatus } from './proxy-status.tsx';
import type { ProxyView } from './views.ts';

/** Status and forms of FIO, whose proxies are chosen by their FIO address. */
export function FioProxy({ view }: { view: ProxyView }) {
  const strings = useFioStrings();
  const { connect } = useStrings('pages/proxy');
  const { actor } = useActor();
  const { read, refresh } = useFioWallet(actor);
  const isProxy = read.state === 'ready' ? isProxyOf(read.value) : null;
  const noAddress = read.state === 'ready' && read.value.summary?.addresses.state === 'empty';
  return (
    <>
      {actor === null && view === 'status' && <Nothing>{connect}</Nothing>}
      {actor !== null && isProxy !== null && <ProxyStatus actor={actor} isProxy={isProxy} />}
      {view !== 'status' && noAddress && <p className="text-warning">{strings.proxyNeedsAddress}</p>}
      {view === 'register' && (
        <FioForm tools={[withStrings(registerFioProxy, strings)]} read={read} refresh={refresh} />
      )}
      {view === 'unregister' && (
        <FioForm tools={[withStrings(unregisterFioProxy, strings)]} read={read} refresh={refresh} />
      )}
    </>
  );
}
