export const strings: StringFolders['wallet/connect/anchor'] = {
  link: (wallet) =>
    `Escanea el código con ${wallet} en el teléfono, o abre ${wallet} en este dispositivo. La clave se queda en ${wallet}.`,
  confirm: (level, device) => `Confirma la transacción de ${level} en ${device}.`,
  scan: (level) => `Escanea el código con la cartera de ${level} o ábrelo en ella.`,
  undelivered: 'No se pudo avisar a la cartera: escanea el código o abre la solicitud.',
  expired: 'La solicitud caducó sin firma. Ciérrala y firma de nuevo.',
  otherDevice: 'Firmar en otro dispositivo',
  cancel: 'Cancelar',
};
