import { exampleForm, type ToolExamples } from '../../test/example-form.ts';
import { registerProxy, registerProxyWithInfo, removeProxyInfo, unregisterProxy } from './proxy.ts';

export const examples: ToolExamples = {
  registerProxy: exampleForm('eos', registerProxy, { voter: null }),
  registerProxyWithInfo: exampleForm('eos', registerProxyWithInfo, { voter: null }, { name: 'Alice' }),
  removeProxyInfo: exampleForm('eos', removeProxyInfo, { voter: null }),
  unregisterProxy: exampleForm('eos', unregisterProxy, { voter: null }),
};
