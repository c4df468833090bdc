import type { OccupationData } from '../language-data.ts';

export const occupations: readonly OccupationData[] = [
  {
    titles: 'Ayudante de cocina|Cocinero|Jefe de partida|Jefe de cocina',
    employers:
      'Restaurante La Barraca|Hotel Miramar|Catering Azahar|Mesón del Puerto|Grupo Sabor Andaluz',
    tasks:
      'Elaboración de 140 menús diarios|Control de mermas y pedidos|Aplicación del sistema {skill}|Formación de tres ayudantes|Reducción del coste de materia prima al 29 %|Diseño de la carta de temporada',
    profile: 'Cocinero de mercado, limpio, rápido y buen compañero.',
    skills: {
      Cocina: 'APPCC|Cocina mediterránea|Repostería|Escandallos|Manipulación de alimentos',
      Otros: 'Gestión de equipos|Carné de conducir B|Excel',
    },
    schools:
      'Técnico Superior/Dirección de Cocina/Escuela de Hostelería de Málaga/18|Graduado/ESO/IES Puerto de la Torre/12',
    certificates:
      'Manipulador de alimentos/Formación Hostelera S.L.|Alérgenos e intolerancias/Junta de Andalucía',
  },
  {
    titles:
      'Programador en prácticas|Desarrollador web|Desarrollador full stack|Arquitecto de software',
    employers:
      'Nube Sur Tecnología S.L.|Banco Levante|Factoría Digital Norte|Universidad Politécnica de Cartagena|Viajes Tramuntana',
    tasks:
      'Desarrollo de la tienda en línea con {skill} y {skill}|Migración de la base de datos a {skill}|Revisión de código y apoyo a dos becarios|Reducción del tiempo de carga a la mitad en 2023|Documentación de las API internas',
    profile: 'Desarrollador al que le gusta el código sencillo y las pruebas automáticas.',
    skills: {
      Lenguajes: 'JavaScript|TypeScript|PHP|Java|Python|SQL',
      'Frameworks y herramientas': 'React|Laravel|Spring Boot|Docker|Git|MySQL',
      Metodologías: 'Scrum|TDD|Integración continua',
    },
    schools:
      'Grado/Ingeniería Informática/Universidad de Murcia/18|Técnico Superior/Desarrollo de Aplicaciones Web/IES Ingeniero de la Cierva/18|Máster/Ingeniería del Software/Universidad Politécnica de Cartagena/22',
    certificates:
      'Professional Scrum Master I/Scrum.org|AWS Certified Developer/Amazon Web Services',
    projects:
      'Mapa de fuentes: Aplicación abierta con {skill} que sitúa fuentes de agua potable|Bot de horarios: Servicio con {skill} que avisa de cambios de clase',
  },
  {
    titles: 'Auxiliar de enfermería|Enfermero|Enfermero de urgencias|Supervisor de enfermería',
    employers:
      'Hospital Virgen del Camino|Centro de Salud Las Flores|Residencia San Rafael|Clínica Sagrada Familia|Mutua Ibérica',
    tasks:
      'Atención a 16 pacientes por turno|Registro de constantes en {skill}|Triaje en urgencias|Coordinación de 20 auxiliares|Campaña de vacunación de 2021|Docencia a alumnos en prácticas',
    profile: 'Enfermero con temple, acostumbrado a urgencias y a explicar con calma.',
    skills: {
      Competencias:
        'Triaje|Curas|Venopunción|Soporte vital avanzado|Cuidados paliativos|Vacunación',
      Informática: 'Selene|OMI-AP|Word',
    },
    schools:
      'Grado/Enfermería/Universidad de Navarra/18|Bachillerato/Ciencias/IES Alhama/16|Máster/Urgencias y Emergencias/Universidad de León/22',
    certificates: 'Soporte Vital Avanzado/Plan Nacional de RCP|Experto en Heridas/FUDEN',
  },
  {
    titles: 'Mozo de almacén|Carretillero|Encargado de almacén|Jefe de logística',
    employers:
      'Transportes Guadiana|Almacenes Ortega S.A.|Frío Express|Mercados del Ebro|Paquetería Rápida Norte',
    tasks:
      'Preparación de 190 pedidos por turno|Gestión de existencias con {skill}|Carga y descarga de camiones|Organización de turnos de 14 personas|Descenso de las roturas un 22 %|Inventario anual de 6.000 referencias',
    profile: 'Responsable de almacén ordenado, puntual y atento a la seguridad.',
    skills: {
      Habilidades:
        'Carretilla elevadora|Preparación de pedidos|Inventario|Prevención de riesgos|Planificación de rutas',
      Programas: 'SAP|Excel|Navision',
    },
    schools:
      'Técnico/Actividades Comerciales/IES Sierra Blanca/16|Técnico Superior/Transporte y Logística/IES Río Ebro/18',
    certificates: 'Carné de carretillero/Fundación Laboral|PRL básico 60 horas/FREMAP',
  },
];
