/** Shows /openapi.json by Swagger UI; nothing is asked of any other host, and no token outlives the page. */
const answer = await fetch('/openapi.json');
const spec = await answer.json();

// The page is no OAuth application: a caller pastes the token it has.
spec.components.securitySchemes.oauth2 = {
  type: 'http',
  scheme: 'bearer',
  description: 'An access token of your application.',
};

globalThis.SwaggerUIBundle({
  spec,
  dom_id: '#reference',
  deepLinking: true,
  filter: true,
  displayRequestDuration: true,
  docExpansion: 'list',
  defaultModelsExpandDepth: 0,
  persistAuthorization: false,
  queryConfigEnabled: false,
  tryItOutEnabled: false,
  validatorUrl: null,
});
