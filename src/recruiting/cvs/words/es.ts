/** The paragraphs about CVs that could not be read, in Spanish. */
import type { Words } from './dictionary.ts';

export const es: Words = {
  no_text:
    'Sobre tu currículum: tenemos el archivo y {company} puede abrirlo. Nuestro programa no puede leer el texto, probablemente porque es un escaneo o una imagen. No tienes que hacer nada. Si también tienes una versión con texto que se pueda seleccionar, por ejemplo un PDF guardado desde un procesador de textos, puedes enviarla cuando {company} te escriba: solo tienes que responder a ese mensaje.',
  encrypted:
    'Sobre tu currículum: tenemos el archivo, pero está protegido con contraseña y es posible que {company} no pueda abrirlo. Si tienes una versión sin contraseña, puedes enviarla cuando {company} te escriba: solo tienes que responder a ese mensaje.',
  corrupt:
    'Sobre tu currículum: tenemos el archivo, pero parece estar dañado y es posible que {company} no pueda abrirlo. Comprueba si se abre en tu dispositivo. Puedes enviar una versión en buen estado cuando {company} te escriba: solo tienes que responder a ese mensaje.',
  too_large:
    'Sobre tu currículum: tenemos el archivo y {company} puede abrirlo. Es demasiado grande para que nuestro programa lea el texto. No tienes que hacer nada. Si también tienes una versión más corta, puedes enviarla cuando {company} te escriba: solo tienes que responder a ese mensaje.',
  failed:
    'Sobre tu currículum: tenemos el archivo y {company} puede abrirlo. Nuestro programa no puede leer el texto. No tienes que hacer nada. Si también tienes una versión en otro formato, por ejemplo un PDF guardado desde un procesador de textos, puedes enviarla cuando {company} te escriba: solo tienes que responder a ese mensaje.',
};
