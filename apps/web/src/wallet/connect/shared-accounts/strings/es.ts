export const strings: StringFolders['wallet/connect/shared-accounts'] = {
  hint: (name) => `${name} pregunta qué cuenta compartir con este sitio. Las claves permanecen en la cartera.`,
  connect: 'Conectar',
  waiting: (name) => `Confirma en ${name}.`,
  account: 'Cuenta',
  connectAs: (level) => `Conectar como ${level}`,
  openToSign: (name) => `${name} muestra la transacción en su propia ventana.`,
  open: (name) => `Abrir ${name}`,
  cancel: 'Cancelar',
};
