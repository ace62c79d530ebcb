export const strings: StringFolders['shell/install'] = {
  title: 'Instalar Antescope',
  text: 'En su propia ventana, a un toque.',
  install: 'Instalar',
  notNow: 'Ahora no',
};
