import type { LanguageData } from '../language-data.ts';
import { occupations } from '../occupations/es.ts';

export const es: LanguageData = {
  countries: [
    { iso2: 'ES', name: 'España', cities: 'Valencia 46002|Sevilla 41001|Bilbao 48009' },
    { iso2: 'MX', name: 'México', cities: 'Guadalajara 44100|Puebla 72000' },
    { iso2: 'AR', name: 'Argentina', cities: 'Rosario 2000|Mendoza 5500' },
  ],
  firstNames: 'María José|Álvaro|Lucía|Íñigo|Ximena|Joaquín|Núria|Mateo',
  lastNames:
    'García López|Fernández de la Torre|Muñoz Ibáñez|Echeverría|Peña Castillo|Núñez|Ortega Ruiz',
  nameOrder: 'first last',
  streets: 'Calle Mayor|Avenida de la Constitución|C/ Olmo|Paseo del Río',
  address: 'street number, postal city',
  occupations: [
    {
      titles:
        'Auxiliar administrativa|Administrativa contable|Contable|Responsable de administración',
      employers:
        'Gestoría Ribera S.L.|Cítricos del Turia S.A.|Ayuntamiento de Paterna|Hotel Costa Azul|Suministros Beltrán',
      tasks:
        'Contabilización de facturas de proveedores|Presentación de impuestos trimestrales con {skill}|Conciliación bancaria de seis cuentas|Atención a 40 clientes al mes|Reducción de los impagos en un 15 % durante 2021',
      profile: 'Administrativa ordenada, con experiencia en contabilidad y trato con proveedores.',
      skills: {
        Competencias: 'Contabilidad|Facturación|Nóminas|Conciliación bancaria|Atención al cliente',
        Informática: 'SAP|ContaPlus|Excel|Word|Sage 50',
      },
      schools:
        'Grado/Administración y Dirección de Empresas/Universidad de Valencia|Técnico Superior/Administración y Finanzas/IES La Marxadella/17|Máster/Fiscalidad/Universidad de Sevilla/22',
    },
    {
      titles:
        'Profesor en prácticas|Profesor de Matemáticas|Jefe de departamento|Director de estudios',
      employers:
        'Colegio San Isidro|IES Miguel Hernández|Academia Newton|Fundación Aprende|Instituto Tecnológico del Sur',
      tasks:
        'Clases de matemáticas a grupos de 28 alumnos|Tutoría de segundo de bachillerato|Coordinación del programa de refuerzo|Creación de materiales con {skill}|Organización de la olimpiada escolar de 2019',
      profile: 'Docente paciente, convencido de que todo el mundo puede entender una demostración.',
      skills: {
        Habilidades: 'Didáctica|Evaluación por competencias|Gestión del aula|Oratoria|Tutoría',
        Herramientas: 'GeoGebra|Moodle|LaTeX|Google Classroom',
      },
      schools:
        'Licenciatura/Matemáticas/Universidad de Guadalajara|Máster/Formación del Profesorado/Universidad de Sevilla/22',
    },
    ...occupations,
  ],
  spoken: 'es:Español|en:Inglés|fr:Francés|ca:Catalán|pt:Portugués|de:Alemán',
  native: 'es',
  nativeWord: 'nativo|lengua materna',
  levels: 'básico|intermedio|medio-alto|avanzado|bilingüe',
  interests: 'Senderismo|Ajedrez|Cine|Voluntariado|Natación',
  nationality: 'española',
  referees: 'Carmen Salas|Rafael Oliver',
  words: {
    title: 'Currículum vítae|Curriculum Vitae|Hoja de vida',
    headings: {
      summary: 'Perfil|Sobre mí|Perfil profesional|Resumen',
      work: 'Experiencia laboral|Experiencia profesional|Experiencia|Trayectoria profesional',
      education: 'Formación académica|Educación|Formación|Estudios',
      skills: 'Habilidades|Competencias|Aptitudes|Conocimientos|Conocimientos informáticos',
      languages: 'Idiomas',
      contact: 'Contacto|Datos de contacto',
      personal: 'Datos personales|Información personal',
      certificates: 'Certificaciones|Cursos',
      projects: 'Proyectos',
      interests: 'Intereses|Aficiones',
      references: 'Referencias',
    },
    labels: {
      name: 'Nombre|Nombre y apellidos',
      email: 'Correo electrónico|E-mail|Correo',
      phone: 'Teléfono|Tel.|Tfno.',
      mobile: 'Móvil|Celular',
      fax: 'Fax',
      address: 'Dirección|Domicilio',
      birthDate: 'Fecha de nacimiento',
      birthPlace: 'Lugar de nacimiento',
      nationality: 'Nacionalidad',
      website: 'LinkedIn|Web',
      employer: 'Empresa|Empleador',
      position: 'Puesto|Cargo',
      dates: 'Fechas|Periodo',
      tasks: 'Funciones|Tareas|Principales actividades',
      institution: 'Centro|Institución',
      degree: 'Título|Titulación',
    },
    present: 'actualidad|presente|la actualidad|Actual',
    since: 'Desde {date}|desde {date}',
    months:
      'enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre',
    shortMonths: 'ene|feb|mar|abr|may|jun|jul|ago|sep|oct|nov|dic',
    seasons: 'primavera|verano|otoño|invierno',
    hasSeasons: true,
    dateStyles: ['long', 'short', 'numeric', 'year'],
  },
};
