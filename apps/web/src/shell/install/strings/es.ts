export const strings: StringFolders['shell/install'] = {
  title: 'Instalar Antescope',
  text: 'Se abre en su propia ventana con un clic.',
  install: 'Instalar',
  notNow: 'Ahora no',
};
