export const strings: StringFolders['pages/transfer/batch'] = {
  title: 'Envío por lotes',
  description: (chain) => `Envía un token a una lista de cuentas en ${chain}`,
  about:
    'Una lista de cualquier longitud se envía en transacciones de 100 envíos. Cada fila se paga una sola vez, aunque el envío falle y se reanude.',
  token: 'Moneda',
  lines: 'Envíos',
  act: (total, count, contract) => `Enviar ${total} de ${contract} en ${count} envíos`,
  exceeded: (held) => `El total supera el saldo de ${held}`,
  repeated: (names) => `Aparece más de una vez: ${names}`,
};
