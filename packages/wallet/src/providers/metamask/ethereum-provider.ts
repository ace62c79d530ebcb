/** A wallet that extensions inject (EIP-1193). Answers and errors are untrusted. */
export interface EthereumProvider {
  isMetaMask?: boolean;
  request(call: { method: string; params?: unknown }): Promise<unknown>;
}

/** Reverse domain names of MetaMask and its development build. */
const metaMask = /^io\.metamask(?:\.|$)/;

/**
 * MetaMask among the injected wallets: the one that announces itself as such (EIP-6963), as several extensions may claim
 * `ethereum`; else `ethereum` if it says that it is MetaMask. null: none.
 */
export function injectedMetaMask(): EthereumProvider | null {
  const announced: EthereumProvider[] = [];
  const listen = (event: Event): void => {
    const { info, provider } = ((event as CustomEvent<unknown>).detail ?? {}) as Record<string, unknown>;
    const { rdns } = (info ?? {}) as { rdns?: unknown };
    if (typeof rdns === 'string' && metaMask.test(rdns) && isProvider(provider)) announced.push(provider);
  };
  // Wallets answer the event before dispatchEvent returns.
  globalThis.addEventListener('eip6963:announceProvider', listen);
  globalThis.dispatchEvent(new Event('eip6963:requestProvider'));
  globalThis.removeEventListener('eip6963:announceProvider', listen);
  if (announced[0] !== undefined) return announced[0];
  const { ethereum } = globalThis as { ethereum?: unknown };
  return isProvider(ethereum) && ethereum.isMetaMask === true ? ethereum : null;
}

function isProvider(value: unknown): value is EthereumProvider {
  return typeof value === 'object' && value !== null && typeof (value as EthereumProvider).request === 'function';
}
