export const strings: StringFolders['pages/legal'] = {
  terms: {
    title: 'Términos y condiciones',
    headings: ['Datos', 'Transacciones', 'Contenido', 'Licencia'],
    paragraphs: [
      'Antescope muestra lo que responden una cadena pública y sus nodos. Cada cifra lleva su fuente y su antigüedad; puede llegar tarde, incompleta o equivocada cuando la fuente lo está. Nada de lo que hay aquí es asesoramiento financiero.',
      'Las transacciones las firma tu propia cartera y se envían a la cadena. Una vez irreversibles, nadie puede deshacerlas: ni quien opera este sitio ni los autores del programa.',
      'Los nombres, los memos, los textos de los contratos y las imágenes vienen de la cadena y los escriben sus usuarios, no nosotros.',
      'El programa tiene licencia Apache-2.0 y se ofrece sin garantía de ningún tipo.',
    ],
  },
  privacy: {
    title: 'Política de privacidad',
    headings: ['Sin seguimiento', 'Una cookie', 'Claves privadas', 'Servidor'],
    paragraphs: [
      'Sin cuentas, sin seguimiento, sin scripts de terceros. Las páginas se cargan solo desde este servidor.',
      'Una cookie guarda tu idioma, apariencia, moneda y zona horaria. Lo que buscas queda en la memoria de la pestaña abierta.',
      'Las claves privadas nunca llegan al servidor. Una clave privada escrita en el buscador se convierte en su clave pública dentro de tu navegador.',
      'El servidor ve las direcciones de las páginas que abres, como todo servidor web, y pide sus datos a los nodos configurados.',
    ],
  },
};
