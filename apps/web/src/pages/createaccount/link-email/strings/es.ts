export const strings: StringFolders['pages/createaccount/link-email'] = {
  title: 'Vincular correo',
  description: (chain) => `Vincula un correo electrónico a una cuenta de ${chain}`,
  text: 'Avisos sobre tu cuenta y ayuda para recuperar su nombre, del operador de este sitio.',
  steps: [
    ['Firmar', 'La cartera firma una prueba de que la cuenta es tuya. No se envía ninguna transacción.'],
    ['Confirmar', 'Abre el enlace del mensaje enviado a tu correo.'],
    ['Vinculado', 'Los avisos y la recuperación de la cuenta usan este correo.'],
  ],
  email: 'Correo electrónico',
  invalid: 'Escribe un correo electrónico',
  consent:
    'Acepto que el operador de este sitio guarde mi correo junto con el nombre de mi cuenta y me envíe mensajes sobre ella.',
  submit: 'Firmar y vincular',
  pending: (email) => `Confirma el enlace del mensaje enviado a ${email}`,
  linked: (email) => `Vinculada a ${email}`,
  done: 'Correo enviado',
};
