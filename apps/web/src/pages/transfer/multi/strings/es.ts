export const strings: StringFolders['pages/transfer/multi'] = {
  title: 'Enviar a varias cuentas',
  description: (chain) => `Envía un token a varias cuentas en ${chain}`,
  about: 'Una transacción con hasta 100 envíos de un token: se ejecutan todos o ninguno.',
  fields: { token: { label: 'Moneda' }, lines: { label: 'Envíos' } },
  acts: {
    'send-many': {
      title: (total, count) => `Enviar ${total} en ${count} envíos`,
      done: (total, count) => `Enviados ${total} en ${count} envíos`,
    },
    'send-many-suspect': {
      title: (total, count, contract) => `Enviar ${total} de ${contract} en ${count} envíos`,
      done: (total, count, contract) => `Enviados ${total} de ${contract} en ${count} envíos`,
    },
  },
  faults: {
    'lines-invalid': (count) => `${count} líneas no válidas`,
    'lines-missing': 'Escribe al menos un envío',
    'lines-many': (most) => `En una transacción caben como máximo ${most} envíos. Divide la lista.`,
    'total-exceeded': (held) => `El total supera el saldo de ${held}`,
  },
  notes: { 'repeated-receivers': (names) => `Aparece más de una vez: ${names}` },
  again: 'Otro envío',
};
