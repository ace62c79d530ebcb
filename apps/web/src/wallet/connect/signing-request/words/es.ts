import type { SigningRequestWords } from './en.ts';

export const words: SigningRequestWords = {
  identity: 'Escanea el código con una cartera que lea solicitudes de firma (ESR), o abre la solicitud en una de aquí.',
  signature: (level) => `Escanea el código o abre la solicitud en la cartera de ${level} y fírmala allí.`,
  code: 'Solicitud de firma como código QR',
  tooLong: 'Demasiado larga para un código QR: abre o copia la solicitud.',
  open: 'Abrir en la cartera',
  copy: 'Copiar la solicitud',
  waiting: 'Esperando a la cartera…',
  unreachable: 'El servidor no responde: pega la respuesta de la cartera.',
  localSite: 'Una cartera en otro dispositivo no llega a esta dirección: pega su respuesta.',
  checking: 'Comprobando la respuesta…',
  paste: 'Pegar la respuesta de la cartera',
  pasteIdentity: 'El callback en JSON o la prueba de identidad (EOSIO …)',
  pasteSignature: 'El callback en JSON, las firmas (SIG_…) o el ID de la transacción si la cartera la envió',
  usePasted: 'Usar esta respuesta',
  byName: 'Conectar por nombre de cuenta',
  level: 'Cuenta y permiso',
  levelHint: 'Sin prueba: la cartera firma cada transacción de todos modos.',
  badLevel: 'Un nombre de cuenta, con @permiso si no es active',
  connectByName: 'Conectar',
  cancel: 'Cancelar',
};
