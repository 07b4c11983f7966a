// Made by `npm run generate` from the API description. Do not edit.

export interface paths {
  "/employees": {
    parameters: {
    };
    get: operations["employees.list"];
    post: operations["employees.create"];
  };
  "/employees/{id}": {
    parameters: {
    };
    get: operations["employees.show"];
    delete: operations["employees.delete"];
    patch: operations["employees.update"];
  };
  "/employees/actions": {
    parameters: {
    };
    get: operations["employees.listActions"];
    post: operations["employees.runBulkAction"];
  };
  "/employees/{id}/actions": {
    parameters: {
    };
    post: operations["employees.runAction"];
  };
  "/employees/filters": {
    parameters: {
    };
    get: operations["employees.listFilters"];
  };
  "/employees/getters": {
    parameters: {
    };
    get: operations["employees.listGetters"];
  };
  "/employees/getters/export": {
    parameters: {
    };
    get: operations["employees.getters.export"];
  };
  "/employees/getters/hr-analytics": {
    parameters: {
    };
    get: operations["employees.getters.hrAnalytics"];
  };
  "/employees/getters/org-chart": {
    parameters: {
    };
    get: operations["employees.getters.orgChart"];
  };
  "/employees/getters/import-columns": {
    parameters: {
    };
    get: operations["employees.getters.importColumns"];
  };
  "/employees/getters/download-employees-csv-template": {
    parameters: {
    };
    get: operations["employees.getters.downloadEmployeesCsvTemplate"];
  };
  "/employees/getters/working-days": {
    parameters: {
    };
    get: operations["employees.getters.workingDays"];
  };
  "/employees/getters/employee-capacity": {
    parameters: {
    };
    get: operations["employees.getters.employeeCapacity"];
  };
  "/users": {
    parameters: {
    };
    get: operations["users.list"];
    post: operations["users.create"];
  };
  "/users/{id}": {
    parameters: {
    };
    get: operations["users.show"];
    delete: operations["users.delete"];
    patch: operations["users.update"];
  };
  "/users/actions": {
    parameters: {
    };
    get: operations["users.listActions"];
    post: operations["users.runBulkAction"];
  };
  "/users/{id}/actions": {
    parameters: {
    };
    post: operations["users.runAction"];
  };
  "/users/filters": {
    parameters: {
    };
    get: operations["users.listFilters"];
  };
  "/users/getters": {
    parameters: {
    };
    get: operations["users.listGetters"];
  };
  "/roles": {
    parameters: {
    };
    get: operations["roles.list"];
    post: operations["roles.create"];
  };
  "/roles/{id}": {
    parameters: {
    };
    get: operations["roles.show"];
    delete: operations["roles.delete"];
    patch: operations["roles.update"];
  };
  "/roles/actions": {
    parameters: {
    };
    get: operations["roles.listActions"];
  };
  "/roles/filters": {
    parameters: {
    };
    get: operations["roles.listFilters"];
  };
  "/roles/getters": {
    parameters: {
    };
    get: operations["roles.listGetters"];
  };
  "/tags": {
    parameters: {
    };
    get: operations["tags.list"];
    post: operations["tags.create"];
  };
  "/tags/{id}": {
    parameters: {
    };
    get: operations["tags.show"];
    delete: operations["tags.delete"];
    patch: operations["tags.update"];
  };
  "/tags/actions": {
    parameters: {
    };
    get: operations["tags.listActions"];
  };
  "/tags/filters": {
    parameters: {
    };
    get: operations["tags.listFilters"];
  };
  "/tags/getters": {
    parameters: {
    };
    get: operations["tags.listGetters"];
  };
  "/salary-history": {
    parameters: {
    };
    get: operations["salaryHistory.list"];
    post: operations["salaryHistory.create"];
  };
  "/salary-history/{id}": {
    parameters: {
    };
    get: operations["salaryHistory.show"];
    delete: operations["salaryHistory.delete"];
    patch: operations["salaryHistory.update"];
  };
  "/salary-history/actions": {
    parameters: {
    };
    get: operations["salaryHistory.listActions"];
  };
  "/salary-history/filters": {
    parameters: {
    };
    get: operations["salaryHistory.listFilters"];
  };
  "/salary-history/getters": {
    parameters: {
    };
    get: operations["salaryHistory.listGetters"];
  };
  "/departments": {
    parameters: {
    };
    get: operations["departments.list"];
    post: operations["departments.create"];
  };
  "/departments/{id}": {
    parameters: {
    };
    get: operations["departments.show"];
    delete: operations["departments.delete"];
    patch: operations["departments.update"];
  };
  "/departments/actions": {
    parameters: {
    };
    get: operations["departments.listActions"];
  };
  "/departments/filters": {
    parameters: {
    };
    get: operations["departments.listFilters"];
  };
  "/departments/getters": {
    parameters: {
    };
    get: operations["departments.listGetters"];
  };
  "/departments/getters/structure": {
    parameters: {
    };
    get: operations["departments.getters.structure"];
  };
  "/positions": {
    parameters: {
    };
    get: operations["positions.list"];
    post: operations["positions.create"];
  };
  "/positions/{id}": {
    parameters: {
    };
    get: operations["positions.show"];
    delete: operations["positions.delete"];
    patch: operations["positions.update"];
  };
  "/positions/actions": {
    parameters: {
    };
    get: operations["positions.listActions"];
  };
  "/positions/filters": {
    parameters: {
    };
    get: operations["positions.listFilters"];
  };
  "/positions/getters": {
    parameters: {
    };
    get: operations["positions.listGetters"];
  };
  "/levels": {
    parameters: {
    };
    get: operations["levels.list"];
    post: operations["levels.create"];
  };
  "/levels/{id}": {
    parameters: {
    };
    get: operations["levels.show"];
    delete: operations["levels.delete"];
    patch: operations["levels.update"];
  };
  "/levels/actions": {
    parameters: {
    };
    get: operations["levels.listActions"];
  };
  "/levels/filters": {
    parameters: {
    };
    get: operations["levels.listFilters"];
  };
  "/levels/getters": {
    parameters: {
    };
    get: operations["levels.listGetters"];
  };
  "/directions": {
    parameters: {
    };
    get: operations["directions.list"];
    post: operations["directions.create"];
  };
  "/directions/{id}": {
    parameters: {
    };
    get: operations["directions.show"];
    delete: operations["directions.delete"];
    patch: operations["directions.update"];
  };
  "/directions/actions": {
    parameters: {
    };
    get: operations["directions.listActions"];
  };
  "/directions/filters": {
    parameters: {
    };
    get: operations["directions.listFilters"];
  };
  "/directions/getters": {
    parameters: {
    };
    get: operations["directions.listGetters"];
  };
  "/work-locations": {
    parameters: {
    };
    get: operations["workLocations.list"];
    post: operations["workLocations.create"];
  };
  "/work-locations/{id}": {
    parameters: {
    };
    get: operations["workLocations.show"];
    delete: operations["workLocations.delete"];
    patch: operations["workLocations.update"];
  };
  "/work-locations/actions": {
    parameters: {
    };
    get: operations["workLocations.listActions"];
  };
  "/work-locations/filters": {
    parameters: {
    };
    get: operations["workLocations.listFilters"];
  };
  "/work-locations/getters": {
    parameters: {
    };
    get: operations["workLocations.listGetters"];
  };
  "/contract-types": {
    parameters: {
    };
    get: operations["contractTypes.list"];
  };
  "/contract-types/{id}": {
    parameters: {
    };
    get: operations["contractTypes.show"];
    patch: operations["contractTypes.update"];
  };
  "/contract-types/actions": {
    parameters: {
    };
    get: operations["contractTypes.listActions"];
  };
  "/contract-types/filters": {
    parameters: {
    };
    get: operations["contractTypes.listFilters"];
  };
  "/contract-types/getters": {
    parameters: {
    };
    get: operations["contractTypes.listGetters"];
  };
  "/evaluation-types": {
    parameters: {
    };
    get: operations["evaluationTypes.list"];
    post: operations["evaluationTypes.create"];
  };
  "/evaluation-types/{id}": {
    parameters: {
    };
    get: operations["evaluationTypes.show"];
    delete: operations["evaluationTypes.delete"];
    patch: operations["evaluationTypes.update"];
  };
  "/evaluation-types/actions": {
    parameters: {
    };
    get: operations["evaluationTypes.listActions"];
  };
  "/evaluation-types/filters": {
    parameters: {
    };
    get: operations["evaluationTypes.listFilters"];
  };
  "/evaluation-types/getters": {
    parameters: {
    };
    get: operations["evaluationTypes.listGetters"];
  };
  "/holidays": {
    parameters: {
    };
    get: operations["holidays.list"];
    post: operations["holidays.create"];
  };
  "/holidays/{id}": {
    parameters: {
    };
    get: operations["holidays.show"];
    delete: operations["holidays.delete"];
    patch: operations["holidays.update"];
  };
  "/holidays/actions": {
    parameters: {
    };
    get: operations["holidays.listActions"];
    post: operations["holidays.runBulkAction"];
  };
  "/holidays/{id}/actions": {
    parameters: {
    };
    post: operations["holidays.runAction"];
  };
  "/holidays/filters": {
    parameters: {
    };
    get: operations["holidays.listFilters"];
  };
  "/holidays/getters": {
    parameters: {
    };
    get: operations["holidays.listGetters"];
  };
  "/holidays/getters/team-calendar": {
    parameters: {
    };
    get: operations["holidays.getters.teamCalendar"];
  };
  "/holiday-balances": {
    parameters: {
    };
    get: operations["holidayBalances.list"];
    post: operations["holidayBalances.create"];
  };
  "/holiday-balances/{id}": {
    parameters: {
    };
    get: operations["holidayBalances.show"];
    delete: operations["holidayBalances.delete"];
    patch: operations["holidayBalances.update"];
  };
  "/holiday-balances/actions": {
    parameters: {
    };
    get: operations["holidayBalances.listActions"];
    post: operations["holidayBalances.runBulkAction"];
  };
  "/holiday-balances/{id}/actions": {
    parameters: {
    };
    post: operations["holidayBalances.runAction"];
  };
  "/holiday-balances/filters": {
    parameters: {
    };
    get: operations["holidayBalances.listFilters"];
  };
  "/holiday-balances/getters": {
    parameters: {
    };
    get: operations["holidayBalances.listGetters"];
  };
  "/holiday-balances/getters/as-of": {
    parameters: {
    };
    get: operations["holidayBalances.getters.asOf"];
  };
  "/holiday-policies": {
    parameters: {
    };
    get: operations["holidayPolicies.list"];
    post: operations["holidayPolicies.create"];
  };
  "/holiday-policies/{id}": {
    parameters: {
    };
    get: operations["holidayPolicies.show"];
    delete: operations["holidayPolicies.delete"];
    patch: operations["holidayPolicies.update"];
  };
  "/holiday-policies/actions": {
    parameters: {
    };
    get: operations["holidayPolicies.listActions"];
    post: operations["holidayPolicies.runBulkAction"];
  };
  "/holiday-policies/{id}/actions": {
    parameters: {
    };
    post: operations["holidayPolicies.runAction"];
  };
  "/holiday-policies/filters": {
    parameters: {
    };
    get: operations["holidayPolicies.listFilters"];
  };
  "/holiday-policies/getters": {
    parameters: {
    };
    get: operations["holidayPolicies.listGetters"];
  };
  "/public-holidays": {
    parameters: {
    };
    get: operations["publicHolidays.list"];
    post: operations["publicHolidays.create"];
  };
  "/public-holidays/{id}": {
    parameters: {
    };
    get: operations["publicHolidays.show"];
    delete: operations["publicHolidays.delete"];
    patch: operations["publicHolidays.update"];
  };
  "/public-holidays/actions": {
    parameters: {
    };
    get: operations["publicHolidays.listActions"];
    post: operations["publicHolidays.runBulkAction"];
  };
  "/public-holidays/filters": {
    parameters: {
    };
    get: operations["publicHolidays.listFilters"];
  };
  "/public-holidays/getters": {
    parameters: {
    };
    get: operations["publicHolidays.listGetters"];
  };
  "/benefits": {
    parameters: {
    };
    get: operations["benefits.list"];
    post: operations["benefits.create"];
  };
  "/benefits/{id}": {
    parameters: {
    };
    get: operations["benefits.show"];
    delete: operations["benefits.delete"];
    patch: operations["benefits.update"];
  };
  "/benefits/actions": {
    parameters: {
    };
    get: operations["benefits.listActions"];
  };
  "/benefits/{id}/actions": {
    parameters: {
    };
    post: operations["benefits.runAction"];
  };
  "/benefits/filters": {
    parameters: {
    };
    get: operations["benefits.listFilters"];
  };
  "/benefits/getters": {
    parameters: {
    };
    get: operations["benefits.listGetters"];
  };
  "/employee-benefits": {
    parameters: {
    };
    get: operations["employeeBenefits.list"];
    post: operations["employeeBenefits.create"];
  };
  "/employee-benefits/{id}": {
    parameters: {
    };
    get: operations["employeeBenefits.show"];
    delete: operations["employeeBenefits.delete"];
    patch: operations["employeeBenefits.update"];
  };
  "/employee-benefits/actions": {
    parameters: {
    };
    get: operations["employeeBenefits.listActions"];
    post: operations["employeeBenefits.runBulkAction"];
  };
  "/employee-benefits/{id}/actions": {
    parameters: {
    };
    post: operations["employeeBenefits.runAction"];
  };
  "/employee-benefits/filters": {
    parameters: {
    };
    get: operations["employeeBenefits.listFilters"];
  };
  "/employee-benefits/getters": {
    parameters: {
    };
    get: operations["employeeBenefits.listGetters"];
  };
  "/employee-benefits/getters/benefit-costs": {
    parameters: {
    };
    get: operations["employeeBenefits.getters.benefitCosts"];
  };
  "/timesheets": {
    parameters: {
    };
    get: operations["timesheets.list"];
    post: operations["timesheets.create"];
  };
  "/timesheets/{id}": {
    parameters: {
    };
    get: operations["timesheets.show"];
    delete: operations["timesheets.delete"];
    patch: operations["timesheets.update"];
  };
  "/timesheets/actions": {
    parameters: {
    };
    get: operations["timesheets.listActions"];
    post: operations["timesheets.runBulkAction"];
  };
  "/timesheets/{id}/actions": {
    parameters: {
    };
    post: operations["timesheets.runAction"];
  };
  "/timesheets/filters": {
    parameters: {
    };
    get: operations["timesheets.listFilters"];
  };
  "/timesheets/getters": {
    parameters: {
    };
    get: operations["timesheets.listGetters"];
  };
  "/timesheets/getters/current-timer": {
    parameters: {
    };
    get: operations["timesheets.getters.currentTimer"];
  };
  "/timesheet-submissions": {
    parameters: {
    };
    get: operations["timesheetSubmissions.list"];
    post: operations["timesheetSubmissions.create"];
  };
  "/timesheet-submissions/{id}": {
    parameters: {
    };
    get: operations["timesheetSubmissions.show"];
    delete: operations["timesheetSubmissions.delete"];
    patch: operations["timesheetSubmissions.update"];
  };
  "/timesheet-submissions/actions": {
    parameters: {
    };
    get: operations["timesheetSubmissions.listActions"];
    post: operations["timesheetSubmissions.runBulkAction"];
  };
  "/timesheet-submissions/{id}/actions": {
    parameters: {
    };
    post: operations["timesheetSubmissions.runAction"];
  };
  "/timesheet-submissions/filters": {
    parameters: {
    };
    get: operations["timesheetSubmissions.listFilters"];
  };
  "/timesheet-submissions/getters": {
    parameters: {
    };
    get: operations["timesheetSubmissions.listGetters"];
  };
  "/timesheet-submissions/getters/weekly-approval-report": {
    parameters: {
    };
    get: operations["timesheetSubmissions.getters.weeklyApprovalReport"];
  };
  "/projects": {
    parameters: {
    };
    get: operations["projects.list"];
    post: operations["projects.create"];
  };
  "/projects/{id}": {
    parameters: {
    };
    get: operations["projects.show"];
    delete: operations["projects.delete"];
    patch: operations["projects.update"];
  };
  "/projects/actions": {
    parameters: {
    };
    get: operations["projects.listActions"];
    post: operations["projects.runBulkAction"];
  };
  "/projects/{id}/actions": {
    parameters: {
    };
    post: operations["projects.runAction"];
  };
  "/projects/filters": {
    parameters: {
    };
    get: operations["projects.listFilters"];
  };
  "/projects/getters": {
    parameters: {
    };
    get: operations["projects.listGetters"];
  };
  "/projects/getters/project-profitability": {
    parameters: {
    };
    get: operations["projects.getters.projectProfitability"];
  };
  "/projects/getters/portfolio-overview": {
    parameters: {
    };
    get: operations["projects.getters.portfolioOverview"];
  };
  "/projects/getters/project-team-economics": {
    parameters: {
    };
    get: operations["projects.getters.projectTeamEconomics"];
  };
  "/projects/{id}/getters/budget-burn": {
    parameters: {
    };
    get: operations["projects.recordGetters.budgetBurn"];
  };
  "/tasks": {
    parameters: {
    };
    get: operations["tasks.list"];
    post: operations["tasks.create"];
  };
  "/tasks/{id}": {
    parameters: {
    };
    get: operations["tasks.show"];
    delete: operations["tasks.delete"];
    patch: operations["tasks.update"];
  };
  "/tasks/actions": {
    parameters: {
    };
    get: operations["tasks.listActions"];
    post: operations["tasks.runBulkAction"];
  };
  "/tasks/{id}/actions": {
    parameters: {
    };
    post: operations["tasks.runAction"];
  };
  "/tasks/filters": {
    parameters: {
    };
    get: operations["tasks.listFilters"];
  };
  "/tasks/getters": {
    parameters: {
    };
    get: operations["tasks.listGetters"];
  };
  "/project-assignments": {
    parameters: {
    };
    get: operations["projectAssignments.list"];
    post: operations["projectAssignments.create"];
  };
  "/project-assignments/{id}": {
    parameters: {
    };
    get: operations["projectAssignments.show"];
    delete: operations["projectAssignments.delete"];
    patch: operations["projectAssignments.update"];
  };
  "/project-assignments/actions": {
    parameters: {
    };
    get: operations["projectAssignments.listActions"];
  };
  "/project-assignments/{id}/actions": {
    parameters: {
    };
    post: operations["projectAssignments.runAction"];
  };
  "/project-assignments/filters": {
    parameters: {
    };
    get: operations["projectAssignments.listFilters"];
  };
  "/project-assignments/getters": {
    parameters: {
    };
    get: operations["projectAssignments.listGetters"];
  };
  "/employee-rates": {
    parameters: {
    };
    get: operations["employeeRates.list"];
    post: operations["employeeRates.create"];
  };
  "/employee-rates/{id}": {
    parameters: {
    };
    get: operations["employeeRates.show"];
    delete: operations["employeeRates.delete"];
    patch: operations["employeeRates.update"];
  };
  "/employee-rates/actions": {
    parameters: {
    };
    get: operations["employeeRates.listActions"];
  };
  "/employee-rates/filters": {
    parameters: {
    };
    get: operations["employeeRates.listFilters"];
  };
  "/employee-rates/getters": {
    parameters: {
    };
    get: operations["employeeRates.listGetters"];
  };
  "/clients": {
    parameters: {
    };
    get: operations["clients.list"];
    post: operations["clients.create"];
  };
  "/clients/{id}": {
    parameters: {
    };
    get: operations["clients.show"];
    delete: operations["clients.delete"];
    patch: operations["clients.update"];
  };
  "/clients/actions": {
    parameters: {
    };
    get: operations["clients.listActions"];
    post: operations["clients.runBulkAction"];
  };
  "/clients/{id}/actions": {
    parameters: {
    };
    post: operations["clients.runAction"];
  };
  "/clients/filters": {
    parameters: {
    };
    get: operations["clients.listFilters"];
  };
  "/clients/getters": {
    parameters: {
    };
    get: operations["clients.listGetters"];
  };
  "/clients/getters/client-profitability": {
    parameters: {
    };
    get: operations["clients.getters.clientProfitability"];
  };
  "/clients/getters/statement": {
    parameters: {
    };
    get: operations["clients.getters.statement"];
  };
  "/clients/getters/export": {
    parameters: {
    };
    get: operations["clients.getters.export"];
  };
  "/clients/getters/import-columns": {
    parameters: {
    };
    get: operations["clients.getters.importColumns"];
  };
  "/clients/getters/download-clients-csv-template": {
    parameters: {
    };
    get: operations["clients.getters.downloadClientsCsvTemplate"];
  };
  "/client-contacts": {
    parameters: {
    };
    get: operations["clientContacts.list"];
    post: operations["clientContacts.create"];
  };
  "/client-contacts/{id}": {
    parameters: {
    };
    get: operations["clientContacts.show"];
    delete: operations["clientContacts.delete"];
    patch: operations["clientContacts.update"];
  };
  "/client-contacts/actions": {
    parameters: {
    };
    get: operations["clientContacts.listActions"];
    post: operations["clientContacts.runBulkAction"];
  };
  "/client-contacts/filters": {
    parameters: {
    };
    get: operations["clientContacts.listFilters"];
  };
  "/client-contacts/getters": {
    parameters: {
    };
    get: operations["clientContacts.listGetters"];
  };
  "/client-contacts/getters/import-columns": {
    parameters: {
    };
    get: operations["clientContacts.getters.importColumns"];
  };
  "/client-contacts/getters/download-client-contacts-csv-template": {
    parameters: {
    };
    get: operations["clientContacts.getters.downloadClientContactsCsvTemplate"];
  };
  "/leads": {
    parameters: {
    };
    get: operations["leads.list"];
    post: operations["leads.create"];
  };
  "/leads/{id}": {
    parameters: {
    };
    get: operations["leads.show"];
    delete: operations["leads.delete"];
    patch: operations["leads.update"];
  };
  "/leads/actions": {
    parameters: {
    };
    get: operations["leads.listActions"];
    post: operations["leads.runBulkAction"];
  };
  "/leads/{id}/actions": {
    parameters: {
    };
    post: operations["leads.runAction"];
  };
  "/leads/filters": {
    parameters: {
    };
    get: operations["leads.listFilters"];
  };
  "/leads/getters": {
    parameters: {
    };
    get: operations["leads.listGetters"];
  };
  "/leads/getters/lead-analytics-overview": {
    parameters: {
    };
    get: operations["leads.getters.leadAnalyticsOverview"];
  };
  "/leads/getters/lead-funnel": {
    parameters: {
    };
    get: operations["leads.getters.leadFunnel"];
  };
  "/leads/getters/lead-forecast": {
    parameters: {
    };
    get: operations["leads.getters.leadForecast"];
  };
  "/leads/getters/lead-sources": {
    parameters: {
    };
    get: operations["leads.getters.leadSources"];
  };
  "/leads/getters/lead-velocity": {
    parameters: {
    };
    get: operations["leads.getters.leadVelocity"];
  };
  "/leads/getters/lead-owners": {
    parameters: {
    };
    get: operations["leads.getters.leadOwners"];
  };
  "/leads/getters/lead-lost-reasons": {
    parameters: {
    };
    get: operations["leads.getters.leadLostReasons"];
  };
  "/leads/getters/lead-analytics-export": {
    parameters: {
    };
    get: operations["leads.getters.leadAnalyticsExport"];
  };
  "/leads/getters/import-columns": {
    parameters: {
    };
    get: operations["leads.getters.importColumns"];
  };
  "/leads/getters/download-leads-csv-template": {
    parameters: {
    };
    get: operations["leads.getters.downloadLeadsCsvTemplate"];
  };
  "/lead-activities": {
    parameters: {
    };
    get: operations["leadActivities.list"];
    post: operations["leadActivities.create"];
  };
  "/lead-activities/{id}": {
    parameters: {
    };
    get: operations["leadActivities.show"];
    delete: operations["leadActivities.delete"];
    patch: operations["leadActivities.update"];
  };
  "/lead-activities/actions": {
    parameters: {
    };
    get: operations["leadActivities.listActions"];
    post: operations["leadActivities.runBulkAction"];
  };
  "/lead-activities/{id}/actions": {
    parameters: {
    };
    post: operations["leadActivities.runAction"];
  };
  "/lead-activities/filters": {
    parameters: {
    };
    get: operations["leadActivities.listFilters"];
  };
  "/lead-activities/getters": {
    parameters: {
    };
    get: operations["leadActivities.listGetters"];
  };
  "/meetings": {
    parameters: {
    };
    get: operations["meetings.list"];
    post: operations["meetings.create"];
  };
  "/meetings/{id}": {
    parameters: {
    };
    get: operations["meetings.show"];
    delete: operations["meetings.delete"];
    patch: operations["meetings.update"];
  };
  "/meetings/actions": {
    parameters: {
    };
    get: operations["meetings.listActions"];
    post: operations["meetings.runBulkAction"];
  };
  "/meetings/{id}/actions": {
    parameters: {
    };
    post: operations["meetings.runAction"];
  };
  "/meetings/filters": {
    parameters: {
    };
    get: operations["meetings.listFilters"];
  };
  "/meetings/getters": {
    parameters: {
    };
    get: operations["meetings.listGetters"];
  };
  "/lead-stages": {
    parameters: {
    };
    get: operations["leadStages.list"];
    post: operations["leadStages.create"];
  };
  "/lead-stages/{id}": {
    parameters: {
    };
    get: operations["leadStages.show"];
    delete: operations["leadStages.delete"];
    patch: operations["leadStages.update"];
  };
  "/lead-stages/actions": {
    parameters: {
    };
    get: operations["leadStages.listActions"];
    post: operations["leadStages.runBulkAction"];
  };
  "/lead-stages/{id}/actions": {
    parameters: {
    };
    post: operations["leadStages.runAction"];
  };
  "/lead-stages/filters": {
    parameters: {
    };
    get: operations["leadStages.listFilters"];
  };
  "/lead-stages/getters": {
    parameters: {
    };
    get: operations["leadStages.listGetters"];
  };
  "/lead-sources": {
    parameters: {
    };
    get: operations["leadSources.list"];
    post: operations["leadSources.create"];
  };
  "/lead-sources/{id}": {
    parameters: {
    };
    get: operations["leadSources.show"];
    delete: operations["leadSources.delete"];
    patch: operations["leadSources.update"];
  };
  "/lead-sources/actions": {
    parameters: {
    };
    get: operations["leadSources.listActions"];
    post: operations["leadSources.runBulkAction"];
  };
  "/lead-sources/{id}/actions": {
    parameters: {
    };
    post: operations["leadSources.runAction"];
  };
  "/lead-sources/filters": {
    parameters: {
    };
    get: operations["leadSources.listFilters"];
  };
  "/lead-sources/getters": {
    parameters: {
    };
    get: operations["leadSources.listGetters"];
  };
  "/tickets": {
    parameters: {
    };
    get: operations["tickets.list"];
    post: operations["tickets.create"];
  };
  "/tickets/{id}": {
    parameters: {
    };
    get: operations["tickets.show"];
    delete: operations["tickets.delete"];
    patch: operations["tickets.update"];
  };
  "/tickets/actions": {
    parameters: {
    };
    get: operations["tickets.listActions"];
    post: operations["tickets.runBulkAction"];
  };
  "/tickets/{id}/actions": {
    parameters: {
    };
    post: operations["tickets.runAction"];
  };
  "/tickets/filters": {
    parameters: {
    };
    get: operations["tickets.listFilters"];
  };
  "/tickets/getters": {
    parameters: {
    };
    get: operations["tickets.listGetters"];
  };
  "/tickets/getters/ticket-analytics": {
    parameters: {
    };
    get: operations["tickets.getters.ticketAnalytics"];
  };
  "/ticket-comments": {
    parameters: {
    };
    get: operations["ticketComments.list"];
    post: operations["ticketComments.create"];
  };
  "/ticket-comments/{id}": {
    parameters: {
    };
    get: operations["ticketComments.show"];
    delete: operations["ticketComments.delete"];
    patch: operations["ticketComments.update"];
  };
  "/ticket-comments/actions": {
    parameters: {
    };
    get: operations["ticketComments.listActions"];
  };
  "/ticket-comments/{id}/actions": {
    parameters: {
    };
    post: operations["ticketComments.runAction"];
  };
  "/ticket-comments/filters": {
    parameters: {
    };
    get: operations["ticketComments.listFilters"];
  };
  "/ticket-comments/getters": {
    parameters: {
    };
    get: operations["ticketComments.listGetters"];
  };
  "/ticket-stages": {
    parameters: {
    };
    get: operations["ticketStages.list"];
    post: operations["ticketStages.create"];
  };
  "/ticket-stages/{id}": {
    parameters: {
    };
    get: operations["ticketStages.show"];
    delete: operations["ticketStages.delete"];
    patch: operations["ticketStages.update"];
  };
  "/ticket-stages/actions": {
    parameters: {
    };
    get: operations["ticketStages.listActions"];
    post: operations["ticketStages.runBulkAction"];
  };
  "/ticket-stages/{id}/actions": {
    parameters: {
    };
    post: operations["ticketStages.runAction"];
  };
  "/ticket-stages/filters": {
    parameters: {
    };
    get: operations["ticketStages.listFilters"];
  };
  "/ticket-stages/getters": {
    parameters: {
    };
    get: operations["ticketStages.listGetters"];
  };
  "/expenses": {
    parameters: {
    };
    get: operations["expenses.list"];
    post: operations["expenses.create"];
  };
  "/expenses/{id}": {
    parameters: {
    };
    get: operations["expenses.show"];
    delete: operations["expenses.delete"];
    patch: operations["expenses.update"];
  };
  "/expenses/actions": {
    parameters: {
    };
    get: operations["expenses.listActions"];
    post: operations["expenses.runBulkAction"];
  };
  "/expenses/{id}/actions": {
    parameters: {
    };
    post: operations["expenses.runAction"];
  };
  "/expenses/filters": {
    parameters: {
    };
    get: operations["expenses.listFilters"];
  };
  "/expenses/getters": {
    parameters: {
    };
    get: operations["expenses.listGetters"];
  };
  "/expenses/getters/expense-summary": {
    parameters: {
    };
    get: operations["expenses.getters.expenseSummary"];
  };
  "/expense-categories": {
    parameters: {
    };
    get: operations["expenseCategories.list"];
    post: operations["expenseCategories.create"];
  };
  "/expense-categories/{id}": {
    parameters: {
    };
    get: operations["expenseCategories.show"];
    delete: operations["expenseCategories.delete"];
    patch: operations["expenseCategories.update"];
  };
  "/expense-categories/actions": {
    parameters: {
    };
    get: operations["expenseCategories.listActions"];
    post: operations["expenseCategories.runBulkAction"];
  };
  "/expense-categories/{id}/actions": {
    parameters: {
    };
    post: operations["expenseCategories.runAction"];
  };
  "/expense-categories/filters": {
    parameters: {
    };
    get: operations["expenseCategories.listFilters"];
  };
  "/expense-categories/getters": {
    parameters: {
    };
    get: operations["expenseCategories.listGetters"];
  };
  "/invoices": {
    parameters: {
    };
    get: operations["invoices.list"];
    post: operations["invoices.create"];
  };
  "/invoices/{id}": {
    parameters: {
    };
    get: operations["invoices.show"];
    delete: operations["invoices.delete"];
    patch: operations["invoices.update"];
  };
  "/invoices/actions": {
    parameters: {
    };
    get: operations["invoices.listActions"];
    post: operations["invoices.runBulkAction"];
  };
  "/invoices/{id}/actions": {
    parameters: {
    };
    post: operations["invoices.runAction"];
  };
  "/invoices/filters": {
    parameters: {
    };
    get: operations["invoices.listFilters"];
  };
  "/invoices/getters": {
    parameters: {
    };
    get: operations["invoices.listGetters"];
  };
  "/invoices/getters/invoice-analytics": {
    parameters: {
    };
    get: operations["invoices.getters.invoiceAnalytics"];
  };
  "/invoices/getters/chart": {
    parameters: {
    };
    get: operations["invoices.getters.chart"];
  };
  "/invoices/getters/unbilled": {
    parameters: {
    };
    get: operations["invoices.getters.unbilled"];
  };
  "/invoices/getters/export": {
    parameters: {
    };
    get: operations["invoices.getters.export"];
  };
  "/invoice-lines": {
    parameters: {
    };
    get: operations["invoiceLines.list"];
    post: operations["invoiceLines.create"];
  };
  "/invoice-lines/{id}": {
    parameters: {
    };
    get: operations["invoiceLines.show"];
    delete: operations["invoiceLines.delete"];
    patch: operations["invoiceLines.update"];
  };
  "/invoice-lines/actions": {
    parameters: {
    };
    get: operations["invoiceLines.listActions"];
  };
  "/invoice-lines/{id}/actions": {
    parameters: {
    };
    post: operations["invoiceLines.runAction"];
  };
  "/invoice-lines/filters": {
    parameters: {
    };
    get: operations["invoiceLines.listFilters"];
  };
  "/invoice-lines/getters": {
    parameters: {
    };
    get: operations["invoiceLines.listGetters"];
  };
  "/invoice-payments": {
    parameters: {
    };
    get: operations["invoicePayments.list"];
    post: operations["invoicePayments.create"];
  };
  "/invoice-payments/{id}": {
    parameters: {
    };
    get: operations["invoicePayments.show"];
    delete: operations["invoicePayments.delete"];
    patch: operations["invoicePayments.update"];
  };
  "/invoice-payments/actions": {
    parameters: {
    };
    get: operations["invoicePayments.listActions"];
  };
  "/invoice-payments/filters": {
    parameters: {
    };
    get: operations["invoicePayments.listFilters"];
  };
  "/invoice-payments/getters": {
    parameters: {
    };
    get: operations["invoicePayments.listGetters"];
  };
  "/tax-rates": {
    parameters: {
    };
    get: operations["taxRates.list"];
    post: operations["taxRates.create"];
  };
  "/tax-rates/{id}": {
    parameters: {
    };
    get: operations["taxRates.show"];
    delete: operations["taxRates.delete"];
    patch: operations["taxRates.update"];
  };
  "/tax-rates/actions": {
    parameters: {
    };
    get: operations["taxRates.listActions"];
    post: operations["taxRates.runBulkAction"];
  };
  "/tax-rates/{id}/actions": {
    parameters: {
    };
    post: operations["taxRates.runAction"];
  };
  "/tax-rates/filters": {
    parameters: {
    };
    get: operations["taxRates.listFilters"];
  };
  "/tax-rates/getters": {
    parameters: {
    };
    get: operations["taxRates.listGetters"];
  };
  "/exchange-rates": {
    parameters: {
    };
    get: operations["exchangeRates.list"];
    post: operations["exchangeRates.create"];
  };
  "/exchange-rates/{id}": {
    parameters: {
    };
    get: operations["exchangeRates.show"];
    delete: operations["exchangeRates.delete"];
    patch: operations["exchangeRates.update"];
  };
  "/exchange-rates/actions": {
    parameters: {
    };
    get: operations["exchangeRates.listActions"];
  };
  "/exchange-rates/filters": {
    parameters: {
    };
    get: operations["exchangeRates.listFilters"];
  };
  "/exchange-rates/getters": {
    parameters: {
    };
    get: operations["exchangeRates.listGetters"];
  };
  "/evaluations": {
    parameters: {
    };
    get: operations["evaluations.list"];
    post: operations["evaluations.create"];
  };
  "/evaluations/{id}": {
    parameters: {
    };
    get: operations["evaluations.show"];
    delete: operations["evaluations.delete"];
    patch: operations["evaluations.update"];
  };
  "/evaluations/actions": {
    parameters: {
    };
    get: operations["evaluations.listActions"];
    post: operations["evaluations.runBulkAction"];
  };
  "/evaluations/{id}/actions": {
    parameters: {
    };
    post: operations["evaluations.runAction"];
  };
  "/evaluations/filters": {
    parameters: {
    };
    get: operations["evaluations.listFilters"];
  };
  "/evaluations/getters": {
    parameters: {
    };
    get: operations["evaluations.listGetters"];
  };
  "/evaluations/getters/performance-analytics": {
    parameters: {
    };
    get: operations["evaluations.getters.performanceAnalytics"];
  };
  "/evaluations/getters/to-do": {
    parameters: {
    };
    get: operations["evaluations.getters.toDo"];
  };
  "/goals": {
    parameters: {
    };
    get: operations["goals.list"];
    post: operations["goals.create"];
  };
  "/goals/{id}": {
    parameters: {
    };
    get: operations["goals.show"];
    delete: operations["goals.delete"];
    patch: operations["goals.update"];
  };
  "/goals/actions": {
    parameters: {
    };
    get: operations["goals.listActions"];
    post: operations["goals.runBulkAction"];
  };
  "/goals/{id}/actions": {
    parameters: {
    };
    post: operations["goals.runAction"];
  };
  "/goals/filters": {
    parameters: {
    };
    get: operations["goals.listFilters"];
  };
  "/goals/getters": {
    parameters: {
    };
    get: operations["goals.listGetters"];
  };
  "/feedback-requests": {
    parameters: {
    };
    get: operations["feedbackRequests.list"];
    post: operations["feedbackRequests.create"];
  };
  "/feedback-requests/{id}": {
    parameters: {
    };
    get: operations["feedbackRequests.show"];
    delete: operations["feedbackRequests.delete"];
    patch: operations["feedbackRequests.update"];
  };
  "/feedback-requests/actions": {
    parameters: {
    };
    get: operations["feedbackRequests.listActions"];
  };
  "/feedback-requests/{id}/actions": {
    parameters: {
    };
    post: operations["feedbackRequests.runAction"];
  };
  "/feedback-requests/filters": {
    parameters: {
    };
    get: operations["feedbackRequests.listFilters"];
  };
  "/feedback-requests/getters": {
    parameters: {
    };
    get: operations["feedbackRequests.listGetters"];
  };
  "/feedback": {
    parameters: {
    };
    get: operations["feedback.list"];
    post: operations["feedback.create"];
  };
  "/feedback/{id}": {
    parameters: {
    };
    get: operations["feedback.show"];
    delete: operations["feedback.delete"];
    patch: operations["feedback.update"];
  };
  "/feedback/actions": {
    parameters: {
    };
    get: operations["feedback.listActions"];
  };
  "/feedback/{id}/actions": {
    parameters: {
    };
    post: operations["feedback.runAction"];
  };
  "/feedback/filters": {
    parameters: {
    };
    get: operations["feedback.listFilters"];
  };
  "/feedback/getters": {
    parameters: {
    };
    get: operations["feedback.listGetters"];
  };
  "/assets": {
    parameters: {
    };
    get: operations["assets.list"];
    post: operations["assets.create"];
  };
  "/assets/{id}": {
    parameters: {
    };
    get: operations["assets.show"];
    delete: operations["assets.delete"];
    patch: operations["assets.update"];
  };
  "/assets/actions": {
    parameters: {
    };
    get: operations["assets.listActions"];
    post: operations["assets.runBulkAction"];
  };
  "/assets/{id}/actions": {
    parameters: {
    };
    post: operations["assets.runAction"];
  };
  "/assets/filters": {
    parameters: {
    };
    get: operations["assets.listFilters"];
  };
  "/assets/getters": {
    parameters: {
    };
    get: operations["assets.listGetters"];
  };
  "/assets/getters/asset-summary": {
    parameters: {
    };
    get: operations["assets.getters.assetSummary"];
  };
  "/assets/getters/import-columns": {
    parameters: {
    };
    get: operations["assets.getters.importColumns"];
  };
  "/assets/getters/download-assets-csv-template": {
    parameters: {
    };
    get: operations["assets.getters.downloadAssetsCsvTemplate"];
  };
  "/asset-types": {
    parameters: {
    };
    get: operations["assetTypes.list"];
    post: operations["assetTypes.create"];
  };
  "/asset-types/{id}": {
    parameters: {
    };
    get: operations["assetTypes.show"];
    delete: operations["assetTypes.delete"];
    patch: operations["assetTypes.update"];
  };
  "/asset-types/actions": {
    parameters: {
    };
    get: operations["assetTypes.listActions"];
  };
  "/asset-types/filters": {
    parameters: {
    };
    get: operations["assetTypes.listFilters"];
  };
  "/asset-types/getters": {
    parameters: {
    };
    get: operations["assetTypes.listGetters"];
  };
  "/asset-assignments": {
    parameters: {
    };
    get: operations["assetAssignments.list"];
  };
  "/asset-assignments/{id}": {
    parameters: {
    };
    get: operations["assetAssignments.show"];
    patch: operations["assetAssignments.update"];
  };
  "/asset-assignments/actions": {
    parameters: {
    };
    get: operations["assetAssignments.listActions"];
  };
  "/asset-assignments/{id}/actions": {
    parameters: {
    };
    post: operations["assetAssignments.runAction"];
  };
  "/asset-assignments/filters": {
    parameters: {
    };
    get: operations["assetAssignments.listFilters"];
  };
  "/asset-assignments/getters": {
    parameters: {
    };
    get: operations["assetAssignments.listGetters"];
  };
  "/teamspaces": {
    parameters: {
    };
    get: operations["teamspaces.list"];
    post: operations["teamspaces.create"];
  };
  "/teamspaces/{id}": {
    parameters: {
    };
    get: operations["teamspaces.show"];
    delete: operations["teamspaces.delete"];
    patch: operations["teamspaces.update"];
  };
  "/teamspaces/actions": {
    parameters: {
    };
    get: operations["teamspaces.listActions"];
    post: operations["teamspaces.runBulkAction"];
  };
  "/teamspaces/{id}/actions": {
    parameters: {
    };
    post: operations["teamspaces.runAction"];
  };
  "/teamspaces/filters": {
    parameters: {
    };
    get: operations["teamspaces.listFilters"];
  };
  "/teamspaces/getters": {
    parameters: {
    };
    get: operations["teamspaces.listGetters"];
  };
  "/teamspaces/{id}/getters/tree": {
    parameters: {
    };
    get: operations["teamspaces.recordGetters.tree"];
  };
  "/pages": {
    parameters: {
    };
    get: operations["pages.list"];
    post: operations["pages.create"];
  };
  "/pages/{id}": {
    parameters: {
    };
    get: operations["pages.show"];
    delete: operations["pages.delete"];
    patch: operations["pages.update"];
  };
  "/pages/actions": {
    parameters: {
    };
    get: operations["pages.listActions"];
    post: operations["pages.runBulkAction"];
  };
  "/pages/{id}/actions": {
    parameters: {
    };
    post: operations["pages.runAction"];
  };
  "/pages/filters": {
    parameters: {
    };
    get: operations["pages.listFilters"];
  };
  "/pages/getters": {
    parameters: {
    };
    get: operations["pages.listGetters"];
  };
  "/pages/{id}/getters/versions": {
    parameters: {
    };
    get: operations["pages.recordGetters.versions"];
  };
  "/pages/{id}/getters/version": {
    parameters: {
    };
    get: operations["pages.recordGetters.version"];
  };
  "/pages/{id}/getters/diff": {
    parameters: {
    };
    get: operations["pages.recordGetters.diff"];
  };
  "/pages/{id}/getters/export": {
    parameters: {
    };
    get: operations["pages.recordGetters.export"];
  };
  "/pages/getters/search": {
    parameters: {
    };
    get: operations["pages.getters.search"];
  };
  "/custom-fields": {
    parameters: {
    };
    get: operations["customFields.list"];
    post: operations["customFields.create"];
  };
  "/custom-fields/{id}": {
    parameters: {
    };
    get: operations["customFields.show"];
    delete: operations["customFields.delete"];
    patch: operations["customFields.update"];
  };
  "/custom-fields/actions": {
    parameters: {
    };
    get: operations["customFields.listActions"];
    post: operations["customFields.runBulkAction"];
  };
  "/custom-fields/{id}/actions": {
    parameters: {
    };
    post: operations["customFields.runAction"];
  };
  "/custom-fields/filters": {
    parameters: {
    };
    get: operations["customFields.listFilters"];
  };
  "/custom-fields/getters": {
    parameters: {
    };
    get: operations["customFields.listGetters"];
  };
  "/api-keys": {
    parameters: {
    };
    get: operations["apiKeys.list"];
    post: operations["apiKeys.create"];
  };
  "/api-keys/{id}": {
    parameters: {
    };
    get: operations["apiKeys.show"];
    patch: operations["apiKeys.update"];
  };
  "/api-keys/actions": {
    parameters: {
    };
    get: operations["apiKeys.listActions"];
    post: operations["apiKeys.runBulkAction"];
  };
  "/api-keys/{id}/actions": {
    parameters: {
    };
    post: operations["apiKeys.runAction"];
  };
  "/api-keys/filters": {
    parameters: {
    };
    get: operations["apiKeys.listFilters"];
  };
  "/api-keys/getters": {
    parameters: {
    };
    get: operations["apiKeys.listGetters"];
  };
  "/api-keys/{id}/getters/usage": {
    parameters: {
    };
    get: operations["apiKeys.recordGetters.usage"];
  };
  "/workspace": {
    parameters: {
    };
    get: operations["workspace.show"];
    patch: operations["workspace.update"];
  };
  "/workspace/actions": {
    parameters: {
    };
    get: operations["workspace.listActions"];
    post: operations["workspace.runAction"];
  };
  "/workspace/getters": {
    parameters: {
    };
    get: operations["workspace.listGetters"];
  };
  "/audit-log": {
    parameters: {
    };
    get: operations["auditLog.list"];
  };
  "/audit-log/{id}": {
    parameters: {
    };
    get: operations["auditLog.show"];
  };
  "/audit-log/actions": {
    parameters: {
    };
    get: operations["auditLog.listActions"];
  };
  "/audit-log/filters": {
    parameters: {
    };
    get: operations["auditLog.listFilters"];
  };
  "/audit-log/getters": {
    parameters: {
    };
    get: operations["auditLog.listGetters"];
  };
  "/audit-log/getters/export": {
    parameters: {
    };
    get: operations["auditLog.getters.export"];
  };
  "/webhooks": {
    parameters: {
    };
    get: operations["webhooks.list"];
    post: operations["webhooks.create"];
  };
  "/webhooks/{id}": {
    parameters: {
    };
    get: operations["webhooks.show"];
    delete: operations["webhooks.delete"];
    patch: operations["webhooks.update"];
  };
  "/webhooks/actions": {
    parameters: {
    };
    get: operations["webhooks.listActions"];
  };
  "/webhooks/{id}/actions": {
    parameters: {
    };
    post: operations["webhooks.runAction"];
  };
  "/webhooks/filters": {
    parameters: {
    };
    get: operations["webhooks.listFilters"];
  };
  "/webhooks/getters": {
    parameters: {
    };
    get: operations["webhooks.listGetters"];
  };
  "/webhooks/getters/event-types": {
    parameters: {
    };
    get: operations["webhooks.getters.eventTypes"];
  };
  "/webhook-deliveries": {
    parameters: {
    };
    get: operations["webhookDeliveries.list"];
  };
  "/webhook-deliveries/{id}": {
    parameters: {
    };
    get: operations["webhookDeliveries.show"];
  };
  "/webhook-deliveries/actions": {
    parameters: {
    };
    get: operations["webhookDeliveries.listActions"];
    post: operations["webhookDeliveries.runBulkAction"];
  };
  "/webhook-deliveries/{id}/actions": {
    parameters: {
    };
    post: operations["webhookDeliveries.runAction"];
  };
  "/webhook-deliveries/filters": {
    parameters: {
    };
    get: operations["webhookDeliveries.listFilters"];
  };
  "/webhook-deliveries/getters": {
    parameters: {
    };
    get: operations["webhookDeliveries.listGetters"];
  };
  "/employees/{id}/avatar": {
    parameters: {
    };
    get: operations["employees.byId.avatar.get"];
  };
  "/openapi.json": {
    parameters: {
    };
    get: operations["openapiJson.get"];
  };
  "/workspace/logo": {
    parameters: {
    };
    get: operations["workspace.logo.get"];
  };
  "/permissions": {
    parameters: {
    };
    get: operations["permissions.get"];
  };
  "/permissions/filters": {
    parameters: {
    };
    get: operations["permissions.filters.get"];
  };
  "/changes": {
    parameters: {
    };
    get: operations["changes.get"];
  };
  "/changes/stream": {
    parameters: {
    };
    get: operations["changes.stream.get"];
  };
  "/files/{token}": {
    parameters: {
    };
    get: operations["files.byToken.get"];
  };
  "/session": {
    parameters: {
    };
    get: operations["session.get"];
    post: operations["session.post"];
    delete: operations["session.delete"];
  };
  "/sessions": {
    parameters: {
    };
    get: operations["sessions.get"];
    delete: operations["sessions.delete"];
  };
  "/sessions/{id}": {
    parameters: {
    };
    delete: operations["sessions.byId.delete"];
  };
  "/two-factor": {
    parameters: {
    };
    get: operations["twoFactor.get"];
    post: operations["twoFactor.post"];
    delete: operations["twoFactor.delete"];
  };
  "/two-factor/confirm": {
    parameters: {
    };
    post: operations["twoFactor.confirm.post"];
  };
}
export type webhooks = Record<string, never>;
export interface components {
  schemas: {
    RecordMeta: {
      authorizedToShow: boolean;
      authorizedToUpdate: boolean;
      authorizedToDelete: boolean;
      actions?: string[] | components["schemas"]["ActionState"][];
    };
    ActionState: {
      name: string;
      open: boolean;
      reason: string | null;
    };
    PageMeta: {
      current_page: number;
      from: number | null;
      last_page: number;
      path: string;
      per_page: number;
      to: number | null;
      total: number;
    };
    PageLinks: {
      first: string;
      next: string | null;
      prev: string | null;
      path: string;
      filters: string;
    };
    RecordIds: {
      repositories: (string | number)[];
    };
    RecordSelection: {
      repositories: (string | number)[] | "all";
    };
    FilterDescription: {
      key: string;
      title: string;
      type: string;
      column?: string;
      options?: (string | number)[];
      negatable: boolean;
      nullable: boolean;
      /** @enum {string} */
      group: "matches" | "sortables" | "searchables" | "variants";
    };
    ActionDescription: {
      name: string;
      title: string;
      levels: ("record" | "collection" | "standalone")[];
      answers?: string;
      /** @constant */
      content_type?: "multipart/form-data";
      parameters: {
        [key: string]: unknown;
      };
    };
    GetterDescription: {
      path: string;
      title: string;
      /** @enum {string} */
      level: "record" | "collection";
      takes_filters: boolean;
      parameters: {
        [key: string]: unknown;
      };
    };
    Error: {
      message: string;
    };
    ForbiddenError: {
      message: string;
      required_permission?: string;
      field?: string;
    };
    NotFoundError: {
      message: string;
      available?: string[];
      errors?: {
        [key: string]: string[];
      };
    };
    ValidationError: {
      message: string;
      errors: {
        [key: string]: string[];
      };
      allowed?: {
        [key: string]: (string | number)[];
      };
    };
    ServerError: {
      message: string;
      request_id: string;
    };
    FilterId: string;
    FilterIds: string | string[];
    FilterIdsOrNull: string | string[];
    FilterNumbers: number | number[];
    FilterNumbersOrNull: (number | "null") | (number | "null")[];
    FilterTexts: string[];
    FilterInteger: number | string;
    FilterIntegerOrNull: number | string;
    FilterDecimal: number | string;
    FilterDecimalOrNull: number | string;
    FilterDate: string;
    FilterDateOrNull: string;
    FilterDateTime: string;
    EmployeesFields: {
      id?: string;
      name?: string;
      email?: string;
      first_name?: string;
      last_name?: string;
      start_date?: string;
      termination_date?: string | null;
      /** @enum {string|null} */
      termination_reason?: "resignation" | "dismissal" | "end_of_contract" | "retirement" | "mutual_agreement" | "death" | "other" | null;
      position_id?: string | null;
      direction_id?: number | null;
      manager_employee_id?: string | null;
      level_id?: string | null;
      work_location_ids?: string[];
      tag_ids?: string[];
      role_id?: string | null;
      avatar?: string | null;
      avatar_name?: string | null;
      default_signature_id?: string | null;
      /** @enum {string} */
      status?: "draft" | "active" | "inactive";
      personal_email?: string | null;
      general_information?: string | null;
      about?: string | null;
      sensitive_information?: string | null;
      quote?: string | null;
      phone?: string | null;
      birth_date?: string | null;
      identity_card_number?: string | null;
      personal_identification_number?: string | null;
      address?: {
        city: string | null;
        state: string | null;
        street: string | null;
        country: string | null;
        zip_code: string | null;
      } | null;
      company_address?: {
        city: string | null;
        state: string | null;
        street: string | null;
        country: string | null;
        zip_code: string | null;
      } | null;
      timezone?: string;
      /** @enum {string|null} */
      contract_type?: "employment_contract" | "internship" | "b2b_unpaid_holidays" | "b2b_paid_holidays" | null;
      company_position?: string | null;
      company_name?: string | null;
      company_vat?: string | null;
      company_identifier?: string | null;
      contract_bank_name?: string | null;
      contract_bank_swift?: string | null;
      contract_bank_account?: string | null;
      /** @enum {string|null} */
      salary_type?: "hourly" | "monthly" | null;
      salary_currency?: string | null;
      salary?: number | null;
      weekly_hours_capacity?: number;
      working_days?: number[] | null;
      initial_vacation_balance?: number | null;
      technical_evaluation_assignees?: string[];
      salary_evaluation_assignees?: string[];
      billed_rate?: number | null;
      /** @enum {string|null} */
      internal_cost_type?: "hourly" | "monthly" | null;
      internal_cost_hourly_rate?: number | null;
      internal_cost_monthly_rate?: number | null;
      position_code?: string | null;
      gender?: string | null;
      custom_fields?: {
        [key: string]: unknown;
      };
      archived_at?: string | null;
      created_at?: string;
      updated_at?: string;
    };
    EmployeesRelationships: {
      user?: components["schemas"]["UsersRelated"] | null;
      manager?: components["schemas"]["EmployeesRelated"] | null;
      archiver?: components["schemas"]["EmployeesRelated"] | null;
      managedEmployees?: components["schemas"]["EmployeesRelated"][];
      contractType?: components["schemas"]["ContractTypesRelated"] | null;
      position?: components["schemas"]["PositionsRelated"] | null;
      level?: components["schemas"]["LevelsRelated"] | null;
      direction?: components["schemas"]["DirectionsRelated"] | null;
      workLocations?: components["schemas"]["WorkLocationsRelated"][];
      tags?: components["schemas"]["TagsRelated"][];
      salaryHistory?: components["schemas"]["SalaryHistoryRelated"][];
      holidayBalances?: components["schemas"]["HolidayBalancesRelated"][];
      projects?: components["schemas"]["ProjectsRelated"][];
      feedback?: components["schemas"]["FeedbackRelated"][];
      assets?: components["schemas"]["AssetsRelated"][];
    };
    EmployeesAttributes: WithRequired<components["schemas"]["EmployeesFields"], "id" | "name" | "email" | "first_name" | "last_name" | "start_date" | "position_id" | "direction_id" | "manager_employee_id" | "level_id" | "work_location_ids" | "tag_ids" | "role_id" | "avatar" | "avatar_name" | "status" | "about" | "quote" | "phone" | "timezone" | "position_code" | "archived_at" | "created_at" | "updated_at">;
    EmployeesRecord: {
      id: string;
      /** @constant */
      type: "employees";
      attributes: components["schemas"]["EmployeesAttributes"];
      relationships?: components["schemas"]["EmployeesRelationships"];
      meta: components["schemas"]["RecordMeta"];
    };
    EmployeesRelated: {
      id: string;
      /** @constant */
      type: "employees";
      attributes: components["schemas"]["EmployeesFields"];
      relationships?: components["schemas"]["EmployeesRelationships"];
      meta: components["schemas"]["RecordMeta"];
    };
    EmployeesList: {
      data: components["schemas"]["EmployeesRecord"][];
      meta: components["schemas"]["PageMeta"];
      links: components["schemas"]["PageLinks"];
    };
    EmployeesCreate: {
      email: string;
      first_name: string;
      last_name: string;
      start_date: string;
      termination_date?: string | null;
      /** @enum {string|null} */
      termination_reason?: "resignation" | "dismissal" | "end_of_contract" | "retirement" | "mutual_agreement" | "death" | "other" | null;
      position_id?: string | null;
      direction_id?: number | string | null;
      manager_employee_id?: string | null;
      level_id?: string | null;
      work_location_ids?: string[] | null;
      tag_ids?: string[] | null;
      avatar?: string | null;
      default_signature_id?: string | null;
      personal_email?: string | null;
      general_information?: string | null;
      about?: string | null;
      sensitive_information?: string | null;
      quote?: string | null;
      phone?: string | null;
      birth_date?: string | null;
      identity_card_number?: string | null;
      personal_identification_number?: string | null;
      address?: {
        city?: string | null;
        state?: string | null;
        street?: string | null;
        country?: string | null;
        zip_code?: string | null;
      } | null;
      company_address?: {
        city?: string | null;
        state?: string | null;
        street?: string | null;
        country?: string | null;
        zip_code?: string | null;
      } | null;
      timezone?: string | null;
      invite_immediately?: boolean | null;
      /** @enum {string|null} */
      contract_type?: "employment_contract" | "internship" | "b2b_unpaid_holidays" | "b2b_paid_holidays" | null;
      company_position?: string | null;
      company_name?: string | null;
      company_vat?: string | null;
      company_identifier?: string | null;
      contract_bank_name?: string | null;
      contract_bank_swift?: string | null;
      contract_bank_account?: string | null;
      /** @enum {string|null} */
      salary_type?: "hourly" | "monthly" | null;
      salary_currency?: string | null;
      salary?: number | null;
      weekly_hours_capacity?: number | null;
      working_days?: number[] | null;
      initial_vacation_balance?: number | null;
      technical_evaluation_assignees?: string[] | null;
      salary_evaluation_assignees?: string[] | null;
      billed_rate?: number | null;
      /** @enum {string|null} */
      internal_cost_type?: "hourly" | "monthly" | null;
      internal_cost_hourly_rate?: number | null;
      internal_cost_monthly_rate?: number | null;
      position_code?: string | null;
      gender?: string | null;
      custom_fields?: {
        [key: string]: unknown;
      } | null;
    };
    EmployeesChange: {
      email?: string;
      first_name?: string;
      last_name?: string;
      start_date?: string;
      termination_date?: string | null;
      /** @enum {string|null} */
      termination_reason?: "resignation" | "dismissal" | "end_of_contract" | "retirement" | "mutual_agreement" | "death" | "other" | null;
      position_id?: string | null;
      direction_id?: number | string | null;
      manager_employee_id?: string | null;
      level_id?: string | null;
      work_location_ids?: string[] | null;
      tag_ids?: string[] | null;
      avatar?: string | null;
      default_signature_id?: string | null;
      personal_email?: string | null;
      general_information?: string | null;
      about?: string | null;
      sensitive_information?: string | null;
      quote?: string | null;
      phone?: string | null;
      birth_date?: string | null;
      identity_card_number?: string | null;
      personal_identification_number?: string | null;
      address?: {
        city?: string | null;
        state?: string | null;
        street?: string | null;
        country?: string | null;
        zip_code?: string | null;
      } | null;
      company_address?: {
        city?: string | null;
        state?: string | null;
        street?: string | null;
        country?: string | null;
        zip_code?: string | null;
      } | null;
      timezone?: string;
      /** @enum {string|null} */
      contract_type?: "employment_contract" | "internship" | "b2b_unpaid_holidays" | "b2b_paid_holidays" | null;
      company_position?: string | null;
      company_name?: string | null;
      company_vat?: string | null;
      company_identifier?: string | null;
      contract_bank_name?: string | null;
      contract_bank_swift?: string | null;
      contract_bank_account?: string | null;
      /** @enum {string|null} */
      salary_type?: "hourly" | "monthly" | null;
      salary_currency?: string | null;
      salary?: number | null;
      weekly_hours_capacity?: number;
      working_days?: number[] | null;
      initial_vacation_balance?: number | null;
      technical_evaluation_assignees?: string[] | null;
      salary_evaluation_assignees?: string[] | null;
      billed_rate?: number | null;
      /** @enum {string|null} */
      internal_cost_type?: "hourly" | "monthly" | null;
      internal_cost_hourly_rate?: number | null;
      internal_cost_monthly_rate?: number | null;
      position_code?: string | null;
      gender?: string | null;
      custom_fields?: {
        [key: string]: unknown;
      };
    };
    EmployeesArchiveParameters: {
      termination_date?: string | null;
      /** @enum {string|null} */
      termination_reason?: "resignation" | "dismissal" | "end_of_contract" | "retirement" | "mutual_agreement" | "death" | "other" | null;
      new_manager_employee_id?: string | null;
    };
    EmployeesArchiveAction: components["schemas"]["RecordSelection"] & components["schemas"]["EmployeesArchiveParameters"];
    EmployeesRestoreParameters: {
      keep_termination_date?: boolean | null;
      restore_user?: boolean | null;
    };
    EmployeesRestoreAction: components["schemas"]["RecordSelection"] & components["schemas"]["EmployeesRestoreParameters"];
    EmployeesInviteParameters: {
      locale?: string | null;
    };
    EmployeesInviteAction: components["schemas"]["RecordSelection"] & components["schemas"]["EmployeesInviteParameters"];
    EmployeesUploadAvatarForm: {
      file: string;
    };
    EmployeesImportParameters: {
      mode?: string;
      on_duplicate?: string;
      mapping?: string;
      file: string;
    };
    EmployeesUndoImportParameters: {
      import_id: string;
    };
    EmployeesPermissionsFilter: ("manage-api-keys" | "manage-assets" | "manage-benefits" | "manage-clients" | "manage-custom-fields" | "manage-documents" | "manage-employees" | "manage-expenses" | "manage-hiring" | "manage-invoices" | "manage-knowledge-base" | "manage-leads" | "manage-leave" | "manage-offers" | "manage-organization" | "manage-performance" | "manage-projects" | "manage-salaries" | "manage-tickets" | "manage-timesheets" | "manage-users" | "manage-workspace" | "view-assets" | "view-audit-log" | "view-benefits" | "view-clients" | "view-documents" | "view-employees" | "view-expenses" | "view-hiring" | "view-invoices" | "view-leads" | "view-leave" | "view-offers" | "view-payroll" | "view-performance" | "view-project-financials" | "view-projects" | "view-reports-crm" | "view-reports-finance" | "view-reports-people" | "view-reports-projects" | "view-reports-time" | "view-sensitive-information" | "view-tickets" | "view-timesheets" | "null")[];
    EmployeesStatusFilter: ("draft" | "active" | "inactive") | ("draft" | "active" | "inactive")[];
    EmployeesContractTypeFilter: ("employment_contract" | "internship" | "b2b_unpaid_holidays" | "b2b_paid_holidays" | "null") | ("employment_contract" | "internship" | "b2b_unpaid_holidays" | "b2b_paid_holidays" | "null")[];
    EmployeesArchivedFilter: boolean;
    UsersFields: {
      id?: string;
      email?: string;
      first_name?: string;
      last_name?: string;
      avatar?: string | null;
      role_id?: string;
      employee_id?: string | null;
      locale?: string;
      /** @enum {string} */
      status?: "pending" | "invited" | "active" | "archived";
      has_password?: boolean;
      is_tenant_owner?: boolean;
      /** @enum {string|null} */
      onboarding_step?: "password" | "profile" | "completed" | null;
      onboarding_token?: string | null;
      invited_at?: string | null;
      last_sign_in_at?: string | null;
      archived_at?: string | null;
      created_at?: string;
      updated_at?: string;
    };
    UsersRelationships: {
      employee?: components["schemas"]["EmployeesRelated"] | null;
      role?: components["schemas"]["RolesRelated"] | null;
    };
    UsersAttributes: WithRequired<components["schemas"]["UsersFields"], "id" | "email" | "first_name" | "last_name" | "avatar" | "role_id" | "employee_id" | "locale" | "status" | "has_password" | "is_tenant_owner" | "onboarding_step" | "invited_at" | "last_sign_in_at" | "archived_at" | "created_at" | "updated_at">;
    UsersRecord: {
      id: string;
      /** @constant */
      type: "users";
      attributes: components["schemas"]["UsersAttributes"];
      relationships?: components["schemas"]["UsersRelationships"];
      meta: components["schemas"]["RecordMeta"];
    };
    UsersRelated: {
      id: string;
      /** @constant */
      type: "users";
      attributes: components["schemas"]["UsersFields"];
      relationships?: components["schemas"]["UsersRelationships"];
      meta: components["schemas"]["RecordMeta"];
    };
    UsersList: {
      data: components["schemas"]["UsersRecord"][];
      meta: components["schemas"]["PageMeta"];
      links: components["schemas"]["PageLinks"];
    };
    UsersCreate: {
      email: string;
      first_name: string;
      last_name: string;
      avatar?: string | null;
      role_id?: string | null;
      locale?: string | null;
    };
    UsersChange: {
      email?: string;
      first_name?: string;
      last_name?: string;
      avatar?: string | null;
      role_id?: string;
      locale?: string;
    };
    UsersInviteParameters: {
      locale?: string | null;
    };
    UsersInviteAction: components["schemas"]["RecordSelection"] & components["schemas"]["UsersInviteParameters"];
    UsersCompleteOnboardingParameters: Record<string, never>;
    UsersChangePasswordParameters: {
      current_password: string;
      password: string;
      password_confirmation: string;
    };
    UsersArchiveParameters: Record<string, never>;
    UsersArchiveAction: components["schemas"]["RecordSelection"];
    UsersRestoreParameters: Record<string, never>;
    UsersRestoreAction: components["schemas"]["RecordSelection"];
    UsersAcceptInvitationParameters: {
      token: string;
      password: string;
      password_confirmation: string;
      locale?: string | null;
    };
    UsersRequestPasswordResetParameters: {
      email: string;
    };
    UsersResetPasswordParameters: {
      token: string;
      password: string;
      password_confirmation: string;
    };
    UsersStatusFilter: ("pending" | "invited" | "active" | "archived") | ("pending" | "invited" | "active" | "archived")[];
    UsersArchivedFilter: boolean;
    RolesFields: {
      id?: string;
      name?: string;
      description?: string | null;
      permissions?: ("manage-api-keys" | "manage-assets" | "manage-benefits" | "manage-clients" | "manage-custom-fields" | "manage-documents" | "manage-employees" | "manage-expenses" | "manage-hiring" | "manage-invoices" | "manage-knowledge-base" | "manage-leads" | "manage-leave" | "manage-offers" | "manage-organization" | "manage-performance" | "manage-projects" | "manage-salaries" | "manage-tickets" | "manage-timesheets" | "manage-users" | "manage-workspace" | "view-assets" | "view-audit-log" | "view-benefits" | "view-clients" | "view-documents" | "view-employees" | "view-expenses" | "view-hiring" | "view-invoices" | "view-leads" | "view-leave" | "view-offers" | "view-payroll" | "view-performance" | "view-project-financials" | "view-projects" | "view-reports-crm" | "view-reports-finance" | "view-reports-people" | "view-reports-projects" | "view-reports-time" | "view-sensitive-information" | "view-tickets" | "view-timesheets")[];
      effective_permissions?: ("manage-api-keys" | "manage-assets" | "manage-benefits" | "manage-clients" | "manage-custom-fields" | "manage-documents" | "manage-employees" | "manage-expenses" | "manage-hiring" | "manage-invoices" | "manage-knowledge-base" | "manage-leads" | "manage-leave" | "manage-offers" | "manage-organization" | "manage-performance" | "manage-projects" | "manage-salaries" | "manage-tickets" | "manage-timesheets" | "manage-users" | "manage-workspace" | "view-assets" | "view-audit-log" | "view-benefits" | "view-clients" | "view-documents" | "view-employees" | "view-expenses" | "view-hiring" | "view-invoices" | "view-leads" | "view-leave" | "view-offers" | "view-payroll" | "view-performance" | "view-project-financials" | "view-projects" | "view-reports-crm" | "view-reports-finance" | "view-reports-people" | "view-reports-projects" | "view-reports-time" | "view-sensitive-information" | "view-tickets" | "view-timesheets")[];
      is_system?: boolean;
      is_default?: boolean;
      is_used?: boolean;
      created_at?: string;
      updated_at?: string;
    };
    RolesAttributes: WithRequired<components["schemas"]["RolesFields"], "id" | "name" | "description" | "permissions" | "effective_permissions" | "is_system" | "is_default" | "is_used" | "created_at" | "updated_at">;
    RolesRecord: {
      id: string;
      /** @constant */
      type: "roles";
      attributes: components["schemas"]["RolesAttributes"];
      meta: components["schemas"]["RecordMeta"];
    };
    RolesRelated: {
      id: string;
      /** @constant */
      type: "roles";
      attributes: components["schemas"]["RolesFields"];
      meta: components["schemas"]["RecordMeta"];
    };
    RolesList: {
      data: components["schemas"]["RolesRecord"][];
      meta: components["schemas"]["PageMeta"];
      links: components["schemas"]["PageLinks"];
    };
    RolesCreate: {
      name: string;
      description?: string | null;
      permissions: ("manage-api-keys" | "manage-assets" | "manage-benefits" | "manage-clients" | "manage-custom-fields" | "manage-documents" | "manage-employees" | "manage-expenses" | "manage-hiring" | "manage-invoices" | "manage-knowledge-base" | "manage-leads" | "manage-leave" | "manage-offers" | "manage-organization" | "manage-performance" | "manage-projects" | "manage-salaries" | "manage-tickets" | "manage-timesheets" | "manage-users" | "manage-workspace" | "view-assets" | "view-audit-log" | "view-benefits" | "view-clients" | "view-documents" | "view-employees" | "view-expenses" | "view-hiring" | "view-invoices" | "view-leads" | "view-leave" | "view-offers" | "view-payroll" | "view-performance" | "view-project-financials" | "view-projects" | "view-reports-crm" | "view-reports-finance" | "view-reports-people" | "view-reports-projects" | "view-reports-time" | "view-sensitive-information" | "view-tickets" | "view-timesheets")[];
      is_default?: boolean | null;
    };
    RolesChange: {
      name?: string;
      description?: string | null;
      permissions?: ("manage-api-keys" | "manage-assets" | "manage-benefits" | "manage-clients" | "manage-custom-fields" | "manage-documents" | "manage-employees" | "manage-expenses" | "manage-hiring" | "manage-invoices" | "manage-knowledge-base" | "manage-leads" | "manage-leave" | "manage-offers" | "manage-organization" | "manage-performance" | "manage-projects" | "manage-salaries" | "manage-tickets" | "manage-timesheets" | "manage-users" | "manage-workspace" | "view-assets" | "view-audit-log" | "view-benefits" | "view-clients" | "view-documents" | "view-employees" | "view-expenses" | "view-hiring" | "view-invoices" | "view-leads" | "view-leave" | "view-offers" | "view-payroll" | "view-performance" | "view-project-financials" | "view-projects" | "view-reports-crm" | "view-reports-finance" | "view-reports-people" | "view-reports-projects" | "view-reports-time" | "view-sensitive-information" | "view-tickets" | "view-timesheets")[];
      is_default?: boolean;
    };
    RolesIsSystemFilter: boolean;
    RolesIsDefaultFilter: boolean;
    RolesPermissionsFilter: ("manage-api-keys" | "manage-assets" | "manage-benefits" | "manage-clients" | "manage-custom-fields" | "manage-documents" | "manage-employees" | "manage-expenses" | "manage-hiring" | "manage-invoices" | "manage-knowledge-base" | "manage-leads" | "manage-leave" | "manage-offers" | "manage-organization" | "manage-performance" | "manage-projects" | "manage-salaries" | "manage-tickets" | "manage-timesheets" | "manage-users" | "manage-workspace" | "view-assets" | "view-audit-log" | "view-benefits" | "view-clients" | "view-documents" | "view-employees" | "view-expenses" | "view-hiring" | "view-invoices" | "view-leads" | "view-leave" | "view-offers" | "view-payroll" | "view-performance" | "view-project-financials" | "view-projects" | "view-reports-crm" | "view-reports-finance" | "view-reports-people" | "view-reports-projects" | "view-reports-time" | "view-sensitive-information" | "view-tickets" | "view-timesheets")[];
    TagsFields: {
      id?: string;
      name?: string;
      color?: string;
      type?: string | null;
      is_used?: boolean;
      created_at?: string;
      updated_at?: string;
    };
    TagsAttributes: WithRequired<components["schemas"]["TagsFields"], "id" | "name" | "color" | "type" | "is_used" | "created_at" | "updated_at">;
    TagsRecord: {
      id: string;
      /** @constant */
      type: "tags";
      attributes: components["schemas"]["TagsAttributes"];
      meta: components["schemas"]["RecordMeta"];
    };
    TagsRelated: {
      id: string;
      /** @constant */
      type: "tags";
      attributes: components["schemas"]["TagsFields"];
      meta: components["schemas"]["RecordMeta"];
    };
    TagsList: {
      data: components["schemas"]["TagsRecord"][];
      meta: components["schemas"]["PageMeta"];
      links: components["schemas"]["PageLinks"];
    };
    TagsCreate: {
      name: string;
      color?: string | null;
      type?: string | null;
    };
    TagsChange: {
      name?: string;
      color?: string;
      type?: string | null;
    };
    SalaryHistoryFields: {
      id?: string;
      employee_id?: string;
      amount?: number;
      /** @enum {string} */
      type?: "hourly" | "monthly";
      currency?: string;
      start_date?: string;
      end_date?: string | null;
      notes?: string | null;
      is_demo?: boolean;
      created_at?: string;
      updated_at?: string;
    };
    SalaryHistoryRelationships: {
      employee?: components["schemas"]["EmployeesRelated"] | null;
    };
    SalaryHistoryAttributes: WithRequired<components["schemas"]["SalaryHistoryFields"], "id" | "employee_id" | "amount" | "type" | "currency" | "start_date" | "end_date" | "notes" | "is_demo" | "created_at" | "updated_at">;
    SalaryHistoryRecord: {
      id: string;
      /** @constant */
      type: "salary-history";
      attributes: components["schemas"]["SalaryHistoryAttributes"];
      relationships?: components["schemas"]["SalaryHistoryRelationships"];
      meta: components["schemas"]["RecordMeta"];
    };
    SalaryHistoryRelated: {
      id: string;
      /** @constant */
      type: "salary-history";
      attributes: components["schemas"]["SalaryHistoryFields"];
      relationships?: components["schemas"]["SalaryHistoryRelationships"];
      meta: components["schemas"]["RecordMeta"];
    };
    SalaryHistoryList: {
      data: components["schemas"]["SalaryHistoryRecord"][];
      meta: components["schemas"]["PageMeta"];
      links: components["schemas"]["PageLinks"];
    };
    SalaryHistoryCreate: {
      employee_id: string;
      amount: number;
      /** @enum {string} */
      type: "hourly" | "monthly";
      currency?: string | null;
      start_date: string;
      end_date?: string | null;
      notes?: string | null;
    };
    SalaryHistoryChange: {
      amount?: number;
      /** @enum {string} */
      type?: "hourly" | "monthly";
      currency?: string;
      start_date?: string;
      end_date?: string | null;
      notes?: string | null;
    };
    SalaryHistoryTypeFilter: ("hourly" | "monthly") | ("hourly" | "monthly")[];
    SalaryHistoryIsDemoFilter: boolean;
    DepartmentsFields: {
      id?: string;
      name?: string;
      description?: string | null;
      manager_employee_id?: string | null;
      is_used?: boolean;
      created_at?: string;
      updated_at?: string;
    };
    DepartmentsRelationships: {
      manager?: components["schemas"]["EmployeesRelated"] | null;
      positions?: components["schemas"]["PositionsRelated"][];
      directions?: components["schemas"]["DirectionsRelated"][];
    };
    DepartmentsAttributes: WithRequired<components["schemas"]["DepartmentsFields"], "id" | "name" | "description" | "manager_employee_id" | "is_used" | "created_at" | "updated_at">;
    DepartmentsRecord: {
      id: string;
      /** @constant */
      type: "departments";
      attributes: components["schemas"]["DepartmentsAttributes"];
      relationships?: components["schemas"]["DepartmentsRelationships"];
      meta: components["schemas"]["RecordMeta"];
    };
    DepartmentsRelated: {
      id: string;
      /** @constant */
      type: "departments";
      attributes: components["schemas"]["DepartmentsFields"];
      relationships?: components["schemas"]["DepartmentsRelationships"];
      meta: components["schemas"]["RecordMeta"];
    };
    DepartmentsList: {
      data: components["schemas"]["DepartmentsRecord"][];
      meta: components["schemas"]["PageMeta"];
      links: components["schemas"]["PageLinks"];
    };
    DepartmentsCreate: {
      name: string;
      description?: string | null;
      manager_employee_id?: string | null;
    };
    DepartmentsChange: {
      name?: string;
      description?: string | null;
      manager_employee_id?: string | null;
    };
    DepartmentsIsUsedFilter: boolean;
    PositionsFields: {
      id?: string;
      name?: string;
      description?: string | null;
      department_id?: string | null;
      is_used?: boolean;
      created_at?: string;
      updated_at?: string;
    };
    PositionsRelationships: {
      department?: components["schemas"]["DepartmentsRelated"] | null;
    };
    PositionsAttributes: WithRequired<components["schemas"]["PositionsFields"], "id" | "name" | "description" | "department_id" | "is_used" | "created_at" | "updated_at">;
    PositionsRecord: {
      id: string;
      /** @constant */
      type: "positions";
      attributes: components["schemas"]["PositionsAttributes"];
      relationships?: components["schemas"]["PositionsRelationships"];
      meta: components["schemas"]["RecordMeta"];
    };
    PositionsRelated: {
      id: string;
      /** @constant */
      type: "positions";
      attributes: components["schemas"]["PositionsFields"];
      relationships?: components["schemas"]["PositionsRelationships"];
      meta: components["schemas"]["RecordMeta"];
    };
    PositionsList: {
      data: components["schemas"]["PositionsRecord"][];
      meta: components["schemas"]["PageMeta"];
      links: components["schemas"]["PageLinks"];
    };
    PositionsCreate: {
      name: string;
      description?: string | null;
      department_id?: string | null;
    };
    PositionsChange: {
      name?: string;
      description?: string | null;
      department_id?: string | null;
    };
    PositionsIsUsedFilter: boolean;
    LevelsFields: {
      id?: string;
      name?: string;
      description?: string | null;
      rank?: number | null;
      is_used?: boolean;
      created_at?: string;
      updated_at?: string;
    };
    LevelsAttributes: WithRequired<components["schemas"]["LevelsFields"], "id" | "name" | "description" | "rank" | "is_used" | "created_at" | "updated_at">;
    LevelsRecord: {
      id: string;
      /** @constant */
      type: "levels";
      attributes: components["schemas"]["LevelsAttributes"];
      meta: components["schemas"]["RecordMeta"];
    };
    LevelsRelated: {
      id: string;
      /** @constant */
      type: "levels";
      attributes: components["schemas"]["LevelsFields"];
      meta: components["schemas"]["RecordMeta"];
    };
    LevelsList: {
      data: components["schemas"]["LevelsRecord"][];
      meta: components["schemas"]["PageMeta"];
      links: components["schemas"]["PageLinks"];
    };
    LevelsCreate: {
      name: string;
      description?: string | null;
      rank?: number | null;
    };
    LevelsChange: {
      name?: string;
      description?: string | null;
      rank?: number | null;
    };
    LevelsIsUsedFilter: boolean;
    DirectionsFields: {
      id?: number;
      name?: string;
      description?: string | null;
      department_id?: string | null;
      is_used?: boolean;
      created_at?: string;
      updated_at?: string;
    };
    DirectionsRelationships: {
      department?: components["schemas"]["DepartmentsRelated"] | null;
    };
    DirectionsAttributes: WithRequired<components["schemas"]["DirectionsFields"], "id" | "name" | "description" | "department_id" | "is_used" | "created_at" | "updated_at">;
    DirectionsRecord: {
      id: string;
      /** @constant */
      type: "directions";
      attributes: components["schemas"]["DirectionsAttributes"];
      relationships?: components["schemas"]["DirectionsRelationships"];
      meta: components["schemas"]["RecordMeta"];
    };
    DirectionsRelated: {
      id: string;
      /** @constant */
      type: "directions";
      attributes: components["schemas"]["DirectionsFields"];
      relationships?: components["schemas"]["DirectionsRelationships"];
      meta: components["schemas"]["RecordMeta"];
    };
    DirectionsList: {
      data: components["schemas"]["DirectionsRecord"][];
      meta: components["schemas"]["PageMeta"];
      links: components["schemas"]["PageLinks"];
    };
    DirectionsCreate: {
      name: string;
      description?: string | null;
      department_id?: string | null;
    };
    DirectionsChange: {
      name?: string;
      description?: string | null;
      department_id?: string | null;
    };
    DirectionsIsUsedFilter: boolean;
    WorkLocationsFields: {
      id?: string;
      name?: string;
      description?: string | null;
      address?: {
        city: string | null;
        state: string | null;
        street: string | null;
        country: string | null;
        zip_code: string | null;
      } | null;
      working_days?: number[] | null;
      timezone?: string | null;
      is_remote?: boolean;
      is_used?: boolean;
      created_at?: string;
      updated_at?: string;
    };
    WorkLocationsAttributes: WithRequired<components["schemas"]["WorkLocationsFields"], "id" | "name" | "description" | "address" | "working_days" | "timezone" | "is_remote" | "is_used" | "created_at" | "updated_at">;
    WorkLocationsRecord: {
      id: string;
      /** @constant */
      type: "work-locations";
      attributes: components["schemas"]["WorkLocationsAttributes"];
      meta: components["schemas"]["RecordMeta"];
    };
    WorkLocationsRelated: {
      id: string;
      /** @constant */
      type: "work-locations";
      attributes: components["schemas"]["WorkLocationsFields"];
      meta: components["schemas"]["RecordMeta"];
    };
    WorkLocationsList: {
      data: components["schemas"]["WorkLocationsRecord"][];
      meta: components["schemas"]["PageMeta"];
      links: components["schemas"]["PageLinks"];
    };
    WorkLocationsCreate: {
      name: string;
      description?: string | null;
      address?: {
        city?: string | null;
        state?: string | null;
        street?: string | null;
        country?: string | null;
        zip_code?: string | null;
      } | null;
      working_days?: number[] | null;
      timezone?: string | null;
      is_remote?: boolean | null;
    };
    WorkLocationsChange: {
      name?: string;
      description?: string | null;
      address?: {
        city?: string | null;
        state?: string | null;
        street?: string | null;
        country?: string | null;
        zip_code?: string | null;
      } | null;
      working_days?: number[] | null;
      timezone?: string | null;
      is_remote?: boolean;
    };
    WorkLocationsIsUsedFilter: boolean;
    WorkLocationsIsRemoteFilter: boolean;
    ContractTypesFields: {
      id?: string;
      name?: string;
      heading?: string;
      description?: string | null;
      is_contractor?: boolean;
      has_paid_holidays?: boolean;
      is_used?: boolean;
      created_at?: string;
      updated_at?: string;
    };
    ContractTypesAttributes: WithRequired<components["schemas"]["ContractTypesFields"], "id" | "name" | "heading" | "description" | "is_contractor" | "has_paid_holidays" | "is_used" | "created_at" | "updated_at">;
    ContractTypesRecord: {
      id: string;
      /** @constant */
      type: "contract-types";
      attributes: components["schemas"]["ContractTypesAttributes"];
      meta: components["schemas"]["RecordMeta"];
    };
    ContractTypesRelated: {
      id: string;
      /** @constant */
      type: "contract-types";
      attributes: components["schemas"]["ContractTypesFields"];
      meta: components["schemas"]["RecordMeta"];
    };
    ContractTypesList: {
      data: components["schemas"]["ContractTypesRecord"][];
      meta: components["schemas"]["PageMeta"];
      links: components["schemas"]["PageLinks"];
    };
    ContractTypesChange: {
      heading?: string;
      description?: string | null;
    };
    ContractTypesIsUsedFilter: boolean;
    ContractTypesIsContractorFilter: boolean;
    ContractTypesHasPaidHolidaysFilter: boolean;
    EvaluationTypesFields: {
      id?: string;
      name?: string;
      description?: string | null;
      /** @enum {string} */
      category?: "technical" | "salary" | "other";
      frequency_months?: number | null;
      is_active?: boolean;
      criteria?: {
        key: string;
        title: string;
        description: string | null;
        /** @enum {string} */
        kind: "rating" | "text" | "choice";
        weight: number | null;
        is_required: boolean;
        /** @enum {string} */
        answered_by: "all" | "assignees" | "self";
        options: string[] | null;
      }[];
      scale_max?: number;
      scale_labels?: string[] | null;
      has_self_review?: boolean;
      default_due_days?: number;
      is_used?: boolean;
      created_at?: string;
      updated_at?: string;
    };
    EvaluationTypesAttributes: WithRequired<components["schemas"]["EvaluationTypesFields"], "id" | "name" | "description" | "category" | "frequency_months" | "is_active" | "criteria" | "scale_max" | "scale_labels" | "has_self_review" | "default_due_days" | "is_used" | "created_at" | "updated_at">;
    EvaluationTypesRecord: {
      id: string;
      /** @constant */
      type: "evaluation-types";
      attributes: components["schemas"]["EvaluationTypesAttributes"];
      meta: components["schemas"]["RecordMeta"];
    };
    EvaluationTypesRelated: {
      id: string;
      /** @constant */
      type: "evaluation-types";
      attributes: components["schemas"]["EvaluationTypesFields"];
      meta: components["schemas"]["RecordMeta"];
    };
    EvaluationTypesList: {
      data: components["schemas"]["EvaluationTypesRecord"][];
      meta: components["schemas"]["PageMeta"];
      links: components["schemas"]["PageLinks"];
    };
    EvaluationTypesCreate: {
      name: string;
      description?: string | null;
      /** @enum {string} */
      category: "technical" | "salary" | "other";
      frequency_months?: number | null;
      is_active?: boolean | null;
      criteria?: {
        key: string;
        title: string;
        description?: string | null;
        /** @enum {string|null} */
        kind?: "rating" | "text" | "choice" | null;
        weight?: number | null;
        is_required?: boolean | null;
        /** @enum {string|null} */
        answered_by?: "all" | "assignees" | "self" | null;
        options?: string[] | null;
      }[] | null;
      scale_max?: number | null;
      scale_labels?: string[] | null;
      has_self_review?: boolean | null;
      default_due_days?: number | null;
    };
    EvaluationTypesChange: {
      name?: string;
      description?: string | null;
      /** @enum {string} */
      category?: "technical" | "salary" | "other";
      frequency_months?: number | null;
      is_active?: boolean;
      criteria?: {
        key: string;
        title: string;
        description?: string | null;
        /** @enum {string|null} */
        kind?: "rating" | "text" | "choice" | null;
        weight?: number | null;
        is_required?: boolean | null;
        /** @enum {string|null} */
        answered_by?: "all" | "assignees" | "self" | null;
        options?: string[] | null;
      }[];
      scale_max?: number;
      scale_labels?: string[] | null;
      has_self_review?: boolean;
      default_due_days?: number;
    };
    EvaluationTypesIsUsedFilter: boolean;
    EvaluationTypesCategoryFilter: ("technical" | "salary" | "other") | ("technical" | "salary" | "other")[];
    EvaluationTypesIsActiveFilter: boolean;
    EvaluationTypesHasSelfReviewFilter: boolean;
    HolidaysFields: {
      id?: string;
      employee_id?: string;
      holiday_policy_id?: string;
      start_date?: string;
      end_date?: string;
      /** @enum {string} */
      start_period?: "morning" | "afternoon";
      /** @enum {string} */
      end_period?: "morning" | "afternoon";
      minutes?: number | null;
      reason?: string | null;
      substitute_employee_id?: string | null;
      /** @enum {string} */
      status?: "pending" | "approved" | "rejected" | "cancelled";
      status_explanation?: string | null;
      days?: number;
      days_by_year?: {
        year: number;
        days: number;
      }[];
      decided_by_employee_id?: string | null;
      decided_at?: string | null;
      created_at?: string;
      updated_at?: string;
    };
    HolidaysRelationships: {
      employee?: components["schemas"]["EmployeesRelated"] | null;
      holidayPolicy?: components["schemas"]["HolidayPoliciesRelated"] | null;
      substitute?: components["schemas"]["EmployeesRelated"] | null;
      decidedBy?: components["schemas"]["EmployeesRelated"] | null;
    };
    HolidaysAttributes: WithRequired<components["schemas"]["HolidaysFields"], "id" | "employee_id" | "holiday_policy_id" | "start_date" | "end_date" | "start_period" | "end_period" | "minutes" | "reason" | "substitute_employee_id" | "status" | "status_explanation" | "days" | "days_by_year" | "decided_by_employee_id" | "decided_at" | "created_at" | "updated_at">;
    HolidaysRecord: {
      id: string;
      /** @constant */
      type: "holidays";
      attributes: components["schemas"]["HolidaysAttributes"];
      relationships?: components["schemas"]["HolidaysRelationships"];
      meta: components["schemas"]["RecordMeta"];
    };
    HolidaysList: {
      data: components["schemas"]["HolidaysRecord"][];
      meta: components["schemas"]["PageMeta"];
      links: components["schemas"]["PageLinks"];
    };
    HolidaysCreate: {
      employee_id?: string;
      holiday_policy_id?: string;
      start_date: string;
      end_date: string;
      /** @enum {string|null} */
      start_period?: "morning" | "afternoon" | null;
      /** @enum {string|null} */
      end_period?: "morning" | "afternoon" | null;
      minutes?: number | null;
      reason?: string | null;
      substitute_employee_id?: string | null;
    };
    HolidaysChange: {
      holiday_policy_id?: string;
      start_date?: string;
      end_date?: string;
      /** @enum {string} */
      start_period?: "morning" | "afternoon";
      /** @enum {string} */
      end_period?: "morning" | "afternoon";
      minutes?: number | null;
      reason?: string | null;
      substitute_employee_id?: string | null;
    };
    HolidaysApproveParameters: {
      status_explanation?: string | null;
      override_balance?: boolean | null;
    };
    HolidaysApproveAction: components["schemas"]["RecordSelection"] & components["schemas"]["HolidaysApproveParameters"];
    HolidaysRejectParameters: {
      status_explanation?: string | null;
    };
    HolidaysRejectAction: components["schemas"]["RecordSelection"] & components["schemas"]["HolidaysRejectParameters"];
    HolidaysCancelParameters: {
      status_explanation?: string | null;
    };
    HolidaysCancelAction: components["schemas"]["RecordSelection"] & components["schemas"]["HolidaysCancelParameters"];
    HolidaysExportParameters: {
      /** @enum {string|null} */
      format?: "xlsx" | "csv" | null;
      date?: string | null;
    };
    HolidaysExportAction: components["schemas"]["RecordSelection"] & components["schemas"]["HolidaysExportParameters"];
    HolidaysStatusFilter: ("pending" | "approved" | "rejected" | "cancelled")[];
    HolidaysLeaveTypeFilter: ("vacation" | "sick" | "parental" | "bereavement" | "study" | "unpaid" | "compensatory" | "other") | ("vacation" | "sick" | "parental" | "bereavement" | "study" | "unpaid" | "compensatory" | "other")[];
    HolidaysDecidableFilter: boolean;
    HolidayBalancesFields: {
      id?: string;
      employee_id?: string;
      holiday_policy_id?: string;
      year?: number;
      initial_balance?: number | null;
      entitlement?: number;
      accrues_from?: string;
      carry_over_max_days?: number | null;
      carry_over_expires_on?: string | null;
      adjustments?: {
        days: number;
        effective_date: string;
        reason: string;
        created_by: string | null;
        created_at: string;
      }[];
      year_start?: string;
      year_end?: string;
      as_of?: string;
      carried_over?: number | null;
      accrued?: number | null;
      adjusted?: number | null;
      taken?: number;
      booked?: number;
      pending?: number;
      lapsed?: number | null;
      ledger_balance?: number | null;
      balance?: number | null;
      available?: number | null;
      deleted_at?: string | null;
      created_at?: string;
      updated_at?: string;
    };
    HolidayBalancesRelationships: {
      employee?: components["schemas"]["EmployeesRelated"] | null;
      holidayPolicy?: components["schemas"]["HolidayPoliciesRelated"] | null;
    };
    HolidayBalancesAttributes: WithRequired<components["schemas"]["HolidayBalancesFields"], "id" | "employee_id" | "holiday_policy_id" | "year" | "initial_balance" | "entitlement" | "accrues_from" | "carry_over_max_days" | "carry_over_expires_on" | "adjustments" | "year_start" | "year_end" | "as_of" | "carried_over" | "accrued" | "adjusted" | "taken" | "booked" | "pending" | "lapsed" | "ledger_balance" | "balance" | "available" | "deleted_at" | "created_at" | "updated_at">;
    HolidayBalancesRecord: {
      id: string;
      /** @constant */
      type: "holiday-balances";
      attributes: components["schemas"]["HolidayBalancesAttributes"];
      relationships?: components["schemas"]["HolidayBalancesRelationships"];
      meta: components["schemas"]["RecordMeta"];
    };
    HolidayBalancesRelated: {
      id: string;
      /** @constant */
      type: "holiday-balances";
      attributes: components["schemas"]["HolidayBalancesFields"];
      relationships?: components["schemas"]["HolidayBalancesRelationships"];
      meta: components["schemas"]["RecordMeta"];
    };
    HolidayBalancesList: {
      data: components["schemas"]["HolidayBalancesRecord"][];
      meta: components["schemas"]["PageMeta"];
      links: components["schemas"]["PageLinks"];
    };
    HolidayBalancesCreate: {
      employee_id: string;
      holiday_policy_id: string;
      year: number;
      initial_balance?: number | null;
      entitlement?: number | null;
      accrues_from?: string | null;
      carry_over_max_days?: number | null;
      carry_over_expires_on?: string | null;
    };
    HolidayBalancesChange: {
      initial_balance?: number | null;
      entitlement?: number;
      accrues_from?: string;
      carry_over_max_days?: number | null;
      carry_over_expires_on?: string | null;
    };
    HolidayBalancesAdjustParameters: {
      days: number;
      effective_date?: string | null;
      reason: string;
    };
    HolidayBalancesReapplyPolicyParameters: Record<string, never>;
    HolidayBalancesReapplyPolicyAction: components["schemas"]["RecordSelection"];
    HolidayBalancesRestoreParameters: Record<string, never>;
    HolidayPoliciesFields: {
      id?: string;
      name?: string;
      description?: string | null;
      /** @enum {string} */
      leave_type?: "vacation" | "sick" | "parental" | "bereavement" | "study" | "unpaid" | "compensatory" | "other";
      is_paid?: boolean;
      is_default?: boolean;
      color?: string | null;
      /** @enum {string} */
      accrual_method?: "upfront" | "daily" | "monthly" | "quarterly" | "unlimited";
      /** @enum {string|null} */
      accrual_timing?: "period_start" | "period_end" | null;
      annual_days?: number | null;
      seniority_levels?: {
        after_years: number;
        extra_days: number;
      }[];
      prorate_part_time?: boolean;
      prorate?: boolean;
      /** @enum {number} */
      rounding_step?: 0.01 | 0.25 | 0.5 | 1;
      max_balance_days?: number | null;
      year_start_month?: number;
      carry_over_max_days?: number | null;
      carry_over_expires_after_months?: number | null;
      negative_limit_days?: number;
      /** @enum {string} */
      day_count?: "working_days" | "calendar_days";
      allow_half_days?: boolean;
      allow_hours?: boolean;
      min_notice_days?: number;
      waiting_period_days?: number;
      max_consecutive_days?: number | null;
      requires_approval?: boolean;
      contract_types?: ("employment_contract" | "internship" | "b2b_unpaid_holidays" | "b2b_paid_holidays")[] | null;
      auto_assign?: boolean;
      archived_at?: string | null;
      is_used?: boolean;
      created_at?: string;
      updated_at?: string;
    };
    HolidayPoliciesAttributes: WithRequired<components["schemas"]["HolidayPoliciesFields"], "id" | "name" | "description" | "leave_type" | "is_paid" | "is_default" | "color" | "accrual_method" | "accrual_timing" | "annual_days" | "seniority_levels" | "prorate_part_time" | "prorate" | "rounding_step" | "max_balance_days" | "year_start_month" | "carry_over_max_days" | "carry_over_expires_after_months" | "negative_limit_days" | "day_count" | "allow_half_days" | "allow_hours" | "min_notice_days" | "waiting_period_days" | "max_consecutive_days" | "requires_approval" | "contract_types" | "auto_assign" | "archived_at" | "is_used" | "created_at" | "updated_at">;
    HolidayPoliciesRecord: {
      id: string;
      /** @constant */
      type: "holiday-policies";
      attributes: components["schemas"]["HolidayPoliciesAttributes"];
      meta: components["schemas"]["RecordMeta"];
    };
    HolidayPoliciesRelated: {
      id: string;
      /** @constant */
      type: "holiday-policies";
      attributes: components["schemas"]["HolidayPoliciesFields"];
      meta: components["schemas"]["RecordMeta"];
    };
    HolidayPoliciesList: {
      data: components["schemas"]["HolidayPoliciesRecord"][];
      meta: components["schemas"]["PageMeta"];
      links: components["schemas"]["PageLinks"];
    };
    HolidayPoliciesCreate: {
      name: string;
      description?: string | null;
      /** @enum {string|null} */
      leave_type?: "vacation" | "sick" | "parental" | "bereavement" | "study" | "unpaid" | "compensatory" | "other" | null;
      is_paid?: boolean | null;
      is_default?: boolean | null;
      color?: string | null;
      /** @enum {string} */
      accrual_method: "upfront" | "daily" | "monthly" | "quarterly" | "unlimited";
      /** @enum {string|null} */
      accrual_timing?: "period_start" | "period_end" | null;
      annual_days?: number | null;
      seniority_levels?: {
        after_years: number;
        extra_days: number;
      }[] | null;
      prorate_part_time?: boolean | null;
      prorate?: boolean | null;
      /** @enum {number|null} */
      rounding_step?: 0.01 | 0.25 | 0.5 | 1 | null;
      max_balance_days?: number | null;
      year_start_month?: number | null;
      carry_over_max_days?: number | null;
      carry_over_expires_after_months?: number | null;
      negative_limit_days?: number | null;
      /** @enum {string|null} */
      day_count?: "working_days" | "calendar_days" | null;
      allow_half_days?: boolean | null;
      allow_hours?: boolean | null;
      min_notice_days?: number | null;
      waiting_period_days?: number | null;
      max_consecutive_days?: number | null;
      requires_approval?: boolean | null;
      contract_types?: ("employment_contract" | "internship" | "b2b_unpaid_holidays" | "b2b_paid_holidays")[] | null;
      auto_assign?: boolean | null;
    };
    HolidayPoliciesChange: {
      name?: string;
      description?: string | null;
      /** @enum {string} */
      leave_type?: "vacation" | "sick" | "parental" | "bereavement" | "study" | "unpaid" | "compensatory" | "other";
      is_paid?: boolean;
      is_default?: boolean;
      color?: string | null;
      /** @enum {string} */
      accrual_method?: "upfront" | "daily" | "monthly" | "quarterly" | "unlimited";
      /** @enum {string|null} */
      accrual_timing?: "period_start" | "period_end" | null;
      annual_days?: number | null;
      seniority_levels?: {
        after_years: number;
        extra_days: number;
      }[];
      prorate_part_time?: boolean;
      prorate?: boolean;
      /** @enum {number} */
      rounding_step?: 0.01 | 0.25 | 0.5 | 1;
      max_balance_days?: number | null;
      year_start_month?: number;
      carry_over_max_days?: number | null;
      carry_over_expires_after_months?: number | null;
      negative_limit_days?: number;
      /** @enum {string} */
      day_count?: "working_days" | "calendar_days";
      allow_half_days?: boolean;
      allow_hours?: boolean;
      min_notice_days?: number;
      waiting_period_days?: number;
      max_consecutive_days?: number | null;
      requires_approval?: boolean;
      contract_types?: ("employment_contract" | "internship" | "b2b_unpaid_holidays" | "b2b_paid_holidays")[] | null;
      auto_assign?: boolean;
    };
    HolidayPoliciesArchiveParameters: Record<string, never>;
    HolidayPoliciesArchiveAction: components["schemas"]["RecordSelection"];
    HolidayPoliciesRestoreParameters: Record<string, never>;
    HolidayPoliciesRestoreAction: components["schemas"]["RecordSelection"];
    HolidayPoliciesLeaveTypeFilter: ("vacation" | "sick" | "parental" | "bereavement" | "study" | "unpaid" | "compensatory" | "other") | ("vacation" | "sick" | "parental" | "bereavement" | "study" | "unpaid" | "compensatory" | "other")[];
    HolidayPoliciesAccrualMethodFilter: ("upfront" | "daily" | "monthly" | "quarterly" | "unlimited") | ("upfront" | "daily" | "monthly" | "quarterly" | "unlimited")[];
    HolidayPoliciesIsDefaultFilter: boolean;
    HolidayPoliciesIsPaidFilter: boolean;
    HolidayPoliciesAutoAssignFilter: boolean;
    HolidayPoliciesArchivedFilter: boolean;
    PublicHolidaysFields: {
      id?: string;
      name?: string;
      date?: string;
      is_half_day?: boolean;
      work_location_ids?: string[];
      country?: string | null;
      created_at?: string;
      updated_at?: string;
    };
    PublicHolidaysRelationships: {
      workLocations?: components["schemas"]["WorkLocationsRelated"][];
    };
    PublicHolidaysAttributes: WithRequired<components["schemas"]["PublicHolidaysFields"], "id" | "name" | "date" | "is_half_day" | "work_location_ids" | "country" | "created_at" | "updated_at">;
    PublicHolidaysRecord: {
      id: string;
      /** @constant */
      type: "public-holidays";
      attributes: components["schemas"]["PublicHolidaysAttributes"];
      relationships?: components["schemas"]["PublicHolidaysRelationships"];
      meta: components["schemas"]["RecordMeta"];
    };
    PublicHolidaysList: {
      data: components["schemas"]["PublicHolidaysRecord"][];
      meta: components["schemas"]["PageMeta"];
      links: components["schemas"]["PageLinks"];
    };
    PublicHolidaysCreate: {
      name: string;
      date: string;
      is_half_day?: boolean | null;
      work_location_ids?: string[] | null;
      country?: string | null;
    };
    PublicHolidaysChange: {
      name?: string;
      date?: string;
      is_half_day?: boolean;
      work_location_ids?: string[] | null;
      country?: string | null;
    };
    PublicHolidaysCopyYearParameters: {
      from_year: number;
      to_year: number;
    };
    PublicHolidaysIsHalfDayFilter: boolean;
    BenefitsFields: {
      id?: string;
      name?: string;
      description?: string | null;
      /** @enum {string} */
      category?: "health" | "life_insurance" | "retirement" | "meal" | "wellness" | "transport" | "education" | "family" | "equipment" | "other";
      provider?: string | null;
      url?: string | null;
      /** @enum {string} */
      frequency?: "monthly" | "quarterly" | "yearly" | "one_time";
      employer_cost?: number;
      employee_cost?: number;
      currency?: string;
      waiting_period_days?: number;
      eligible_contract_types?: ("employment_contract" | "internship" | "b2b_unpaid_holidays" | "b2b_paid_holidays")[];
      available_from?: string | null;
      available_until?: string | null;
      is_active?: boolean;
      is_used?: boolean;
      created_at?: string;
      updated_at?: string;
    };
    BenefitsAttributes: WithRequired<components["schemas"]["BenefitsFields"], "id" | "name" | "description" | "category" | "provider" | "url" | "frequency" | "employee_cost" | "currency" | "waiting_period_days" | "eligible_contract_types" | "available_from" | "available_until" | "is_active" | "is_used" | "created_at" | "updated_at">;
    BenefitsRecord: {
      id: string;
      /** @constant */
      type: "benefits";
      attributes: components["schemas"]["BenefitsAttributes"];
      meta: components["schemas"]["RecordMeta"];
    };
    BenefitsRelated: {
      id: string;
      /** @constant */
      type: "benefits";
      attributes: components["schemas"]["BenefitsFields"];
      meta: components["schemas"]["RecordMeta"];
    };
    BenefitsList: {
      data: components["schemas"]["BenefitsRecord"][];
      meta: components["schemas"]["PageMeta"];
      links: components["schemas"]["PageLinks"];
    };
    BenefitsCreate: {
      name: string;
      description?: string | null;
      /** @enum {string} */
      category: "health" | "life_insurance" | "retirement" | "meal" | "wellness" | "transport" | "education" | "family" | "equipment" | "other";
      provider?: string | null;
      url?: string | null;
      /** @enum {string} */
      frequency: "monthly" | "quarterly" | "yearly" | "one_time";
      employer_cost?: number | null;
      employee_cost?: number | null;
      currency?: string | null;
      waiting_period_days?: number | null;
      eligible_contract_types?: ("employment_contract" | "internship" | "b2b_unpaid_holidays" | "b2b_paid_holidays")[] | null;
      available_from?: string | null;
      available_until?: string | null;
      is_active?: boolean | null;
    };
    BenefitsChange: {
      name?: string;
      description?: string | null;
      /** @enum {string} */
      category?: "health" | "life_insurance" | "retirement" | "meal" | "wellness" | "transport" | "education" | "family" | "equipment" | "other";
      provider?: string | null;
      url?: string | null;
      /** @enum {string} */
      frequency?: "monthly" | "quarterly" | "yearly" | "one_time";
      employer_cost?: number;
      employee_cost?: number;
      currency?: string;
      waiting_period_days?: number;
      eligible_contract_types?: ("employment_contract" | "internship" | "b2b_unpaid_holidays" | "b2b_paid_holidays")[];
      available_from?: string | null;
      available_until?: string | null;
      is_active?: boolean;
    };
    BenefitsAssignParameters: {
      employee_ids: string[];
      start_date: string;
      end_date?: string | null;
      employer_cost?: number | null;
      employee_cost?: number | null;
      notes?: string | null;
    };
    BenefitsCategoryFilter: ("health" | "life_insurance" | "retirement" | "meal" | "wellness" | "transport" | "education" | "family" | "equipment" | "other")[];
    BenefitsFrequencyFilter: ("monthly" | "quarterly" | "yearly" | "one_time")[];
    BenefitsIsActiveFilter: boolean;
    BenefitsIsUsedFilter: boolean;
    BenefitsEligibleContractTypesFilter: ("employment_contract" | "internship" | "b2b_unpaid_holidays" | "b2b_paid_holidays")[];
    EmployeeBenefitsFields: {
      id?: string;
      employee_id?: string;
      benefit_id?: string;
      start_date?: string;
      end_date?: string | null;
      /** @enum {string} */
      frequency?: "monthly" | "quarterly" | "yearly" | "one_time";
      currency?: string;
      employer_cost?: number;
      employee_cost?: number;
      notes?: string | null;
      /** @enum {string} */
      status?: "scheduled" | "active" | "ended";
      next_charge_date?: string | null;
      created_at?: string;
      updated_at?: string;
    };
    EmployeeBenefitsRelationships: {
      employee?: components["schemas"]["EmployeesRelated"] | null;
      benefit?: components["schemas"]["BenefitsRelated"] | null;
    };
    EmployeeBenefitsAttributes: WithRequired<components["schemas"]["EmployeeBenefitsFields"], "id" | "employee_id" | "benefit_id" | "start_date" | "end_date" | "frequency" | "currency" | "employee_cost" | "status" | "next_charge_date" | "created_at" | "updated_at">;
    EmployeeBenefitsRecord: {
      id: string;
      /** @constant */
      type: "employee-benefits";
      attributes: components["schemas"]["EmployeeBenefitsAttributes"];
      relationships?: components["schemas"]["EmployeeBenefitsRelationships"];
      meta: components["schemas"]["RecordMeta"];
    };
    EmployeeBenefitsList: {
      data: components["schemas"]["EmployeeBenefitsRecord"][];
      meta: components["schemas"]["PageMeta"];
      links: components["schemas"]["PageLinks"];
    };
    EmployeeBenefitsCreate: {
      employee_id: string;
      benefit_id: string;
      start_date: string;
      end_date?: string | null;
      employer_cost?: number | null;
      employee_cost?: number | null;
      notes?: string | null;
    };
    EmployeeBenefitsChange: {
      start_date?: string;
      end_date?: string | null;
      employer_cost?: number;
      employee_cost?: number;
      notes?: string | null;
    };
    EmployeeBenefitsEndParameters: {
      end_date?: string | null;
    };
    EmployeeBenefitsEndAction: components["schemas"]["RecordSelection"] & components["schemas"]["EmployeeBenefitsEndParameters"];
    EmployeeBenefitsStatusFilter: ("scheduled" | "active" | "ended")[];
    EmployeeBenefitsFrequencyFilter: ("monthly" | "quarterly" | "yearly" | "one_time")[];
    EmployeeBenefitsCategoryFilter: ("health" | "life_insurance" | "retirement" | "meal" | "wellness" | "transport" | "education" | "family" | "equipment" | "other") | ("health" | "life_insurance" | "retirement" | "meal" | "wellness" | "transport" | "education" | "family" | "equipment" | "other")[];
    TimesheetsFields: {
      id?: string;
      employee_id?: string;
      project_id?: string | null;
      task_id?: string | null;
      date?: string;
      worked_minutes?: number | null;
      started_at?: string | null;
      ended_at?: string | null;
      timezone?: string;
      description?: string | null;
      is_billable?: boolean;
      billable_minutes?: number | null;
      /** @enum {string} */
      approval_status?: "open" | "submitted" | "approved" | "rejected";
      /** @enum {string} */
      billing_status?: "non_billable" | "covered" | "unbilled" | "drafted" | "billed";
      is_running?: boolean;
      is_locked?: boolean;
      /** @enum {string|null} */
      locked_reason?: "invoiced" | "approved" | "submitted" | "closed" | null;
      was_auto_stopped?: boolean;
      timesheet_submission_id?: string | null;
      invoice_line_id?: string | null;
      billed_rate?: number | null;
      currency?: string | null;
      billed_amount?: number | null;
      billed_amount_reason?: string | null;
      /** @enum {string|null} */
      rate_source?: "not_billable" | "frozen" | "assignment" | "task" | "project" | "employee" | null;
      cost_rate?: number | null;
      cost_amount?: number | null;
      cost_amount_reason?: string | null;
      created_at?: string;
      updated_at?: string;
    };
    TimesheetsRelationships: {
      employee?: components["schemas"]["EmployeesRelated"] | null;
      project?: components["schemas"]["ProjectsRelated"] | null;
      task?: components["schemas"]["TasksRelated"] | null;
      submission?: components["schemas"]["TimesheetSubmissionsRelated"] | null;
    };
    TimesheetsAttributes: WithRequired<components["schemas"]["TimesheetsFields"], "id" | "employee_id" | "project_id" | "task_id" | "date" | "worked_minutes" | "started_at" | "ended_at" | "timezone" | "description" | "is_billable" | "billable_minutes" | "approval_status" | "billing_status" | "is_running" | "is_locked" | "locked_reason" | "was_auto_stopped" | "timesheet_submission_id" | "invoice_line_id" | "created_at" | "updated_at">;
    TimesheetsRecord: {
      id: string;
      /** @constant */
      type: "timesheets";
      attributes: components["schemas"]["TimesheetsAttributes"];
      relationships?: components["schemas"]["TimesheetsRelationships"];
      meta: components["schemas"]["RecordMeta"];
    };
    TimesheetsList: {
      data: components["schemas"]["TimesheetsRecord"][];
      meta: components["schemas"]["PageMeta"];
      links: components["schemas"]["PageLinks"];
    };
    TimesheetsListByGroup: {
      data: {
        id: string;
        /** @constant */
        type: "timesheets";
        attributes: {
          employee_id?: string | null;
          project_id?: string | null;
          task_id?: string | null;
          entity_name: string;
          project_name?: string | null;
          client_id?: string | null;
          client_name?: string | null;
          entries_count: number;
          first_date: string;
          last_date: string;
          total_worked_minutes: number;
          total_worked_hours: number;
          total_billable_minutes: number;
          total_billable_hours: number;
          total_non_billable_minutes: number;
          billable_percent: number | null;
          currency?: string;
          billed_amount?: number | null;
          billed_by_currency?: {
            currency: string;
            amount: number | null;
          }[];
          invoiced_amount?: number | null;
          drafted_amount?: number | null;
          unbilled_amount?: number | null;
          covered_amount?: number | null;
          cost_amount?: number | null;
          profit_amount?: number | null;
          margin_percent?: number | null;
          effective_hourly_rate?: number | null;
          unpriced_minutes?: number;
          uncosted_minutes?: number;
          unconverted?: {
            currency: string;
            count: number;
            amount: number;
          }[];
          unknown?: {
            figures: string[];
            /** @enum {string} */
            reason: "no_exchange_rate" | "no_price" | "no_cost";
            message: string;
            from_currency?: string;
            to_currency?: string;
            first_date?: string;
            last_date?: string;
            count?: number;
            minutes?: number;
          }[];
        };
        meta: components["schemas"]["RecordMeta"];
        links: {
          [key: string]: string;
        };
      }[];
      meta: {
        current_page: number;
        from: number | null;
        last_page: number;
        path: string;
        per_page: number;
        to: number | null;
        total: number;
        entries_count?: number;
        total_worked_minutes?: number;
        total_worked_hours?: number;
        total_billable_minutes?: number;
        currency?: string;
        billed_amount?: number | null;
        cost_amount?: number | null;
        profit_amount?: number | null;
        margin_percent?: number | null;
        left_out?: {
          id: string | null;
          name: string | null;
          unknown: {
            figures: string[];
            /** @enum {string} */
            reason: "no_exchange_rate" | "no_price" | "no_cost";
            message: string;
            from_currency?: string;
            to_currency?: string;
            first_date?: string;
            last_date?: string;
            count?: number;
            minutes?: number;
          }[];
        }[];
        left_out_count?: number;
      };
      links: components["schemas"]["PageLinks"];
    };
    TimesheetsCreate: {
      employee_id?: string | null;
      project_id?: string | null;
      task_id?: string | null;
      date?: string | null;
      worked_minutes?: number | null;
      started_at?: string | null;
      ended_at?: string | null;
      description?: string | null;
      is_billable?: boolean | null;
    };
    TimesheetsChange: {
      project_id?: string | null;
      task_id?: string | null;
      date?: string;
      worked_minutes?: number | null;
      started_at?: string | null;
      ended_at?: string | null;
      description?: string | null;
      is_billable?: boolean;
    };
    TimesheetsStartTimesheetTimerParameters: {
      project_id?: string | null;
      task_id?: string | null;
      description?: string | null;
      is_billable?: boolean | null;
      started_at?: string | null;
      employee_id?: string | null;
    };
    TimesheetsStopTimesheetTimerParameters: {
      ended_at?: string | null;
    };
    TimesheetsStopTimesheetTimerAction: components["schemas"]["RecordSelection"] & components["schemas"]["TimesheetsStopTimesheetTimerParameters"];
    TimesheetsStartTimesheetTimerAnew: {
      project_id?: string | null;
      task_id?: string | null;
      description?: string | null;
      is_billable?: boolean | null;
      started_at?: string | null;
      employee_id?: string | null;
    };
    TimesheetsDownloadReportParameters: {
      /** @enum {string|null} */
      format?: "xlsx" | null;
      /** @enum {string|null} */
      group?: "employee_id" | "project_id" | "task_id" | null;
    };
    TimesheetsDownloadReportAction: components["schemas"]["RecordSelection"] & components["schemas"]["TimesheetsDownloadReportParameters"];
    TimesheetsIsBillableFilter: boolean;
    TimesheetsIsRunningFilter: boolean;
    TimesheetsIsLockedFilter: boolean;
    TimesheetsLockedReasonFilter: ("invoiced" | "approved" | "submitted" | "closed" | "null") | ("invoiced" | "approved" | "submitted" | "closed" | "null")[];
    TimesheetsApprovalStatusFilter: ("open" | "submitted" | "approved" | "rejected")[];
    TimesheetsBillingStatusFilter: ("non_billable" | "covered" | "unbilled" | "drafted" | "billed")[];
    TimesheetSubmissionsFields: {
      id?: string;
      employee_id?: string;
      week_start?: string;
      week_end?: string;
      /** @enum {string} */
      status?: "draft" | "submitted" | "approved" | "rejected";
      comment?: string | null;
      status_explanation?: string | null;
      worked_minutes?: number;
      billable_minutes?: number;
      expected_minutes?: number;
      missing_minutes?: number;
      overtime_minutes?: number;
      submitted_at?: string | null;
      decided_at?: string | null;
      decided_by_employee_id?: string | null;
      created_at?: string;
      updated_at?: string;
    };
    TimesheetSubmissionsRelationships: {
      employee?: components["schemas"]["EmployeesRelated"] | null;
      decidedBy?: components["schemas"]["EmployeesRelated"] | null;
    };
    TimesheetSubmissionsAttributes: WithRequired<components["schemas"]["TimesheetSubmissionsFields"], "id" | "employee_id" | "week_start" | "week_end" | "status" | "comment" | "status_explanation" | "worked_minutes" | "billable_minutes" | "expected_minutes" | "missing_minutes" | "overtime_minutes" | "submitted_at" | "decided_at" | "decided_by_employee_id" | "created_at" | "updated_at">;
    TimesheetSubmissionsRecord: {
      id: string;
      /** @constant */
      type: "timesheet-submissions";
      attributes: components["schemas"]["TimesheetSubmissionsAttributes"];
      relationships?: components["schemas"]["TimesheetSubmissionsRelationships"];
      meta: components["schemas"]["RecordMeta"];
    };
    TimesheetSubmissionsRelated: {
      id: string;
      /** @constant */
      type: "timesheet-submissions";
      attributes: components["schemas"]["TimesheetSubmissionsFields"];
      relationships?: components["schemas"]["TimesheetSubmissionsRelationships"];
      meta: components["schemas"]["RecordMeta"];
    };
    TimesheetSubmissionsList: {
      data: components["schemas"]["TimesheetSubmissionsRecord"][];
      meta: components["schemas"]["PageMeta"];
      links: components["schemas"]["PageLinks"];
    };
    TimesheetSubmissionsCreate: {
      employee_id?: string | null;
      week_start: string;
      comment?: string | null;
    };
    TimesheetSubmissionsChange: {
      comment?: string | null;
    };
    TimesheetSubmissionsSubmitParameters: {
      comment?: string | null;
    };
    TimesheetSubmissionsSubmitAction: components["schemas"]["RecordSelection"] & components["schemas"]["TimesheetSubmissionsSubmitParameters"];
    TimesheetSubmissionsApproveParameters: {
      status_explanation?: string | null;
    };
    TimesheetSubmissionsApproveAction: components["schemas"]["RecordSelection"] & components["schemas"]["TimesheetSubmissionsApproveParameters"];
    TimesheetSubmissionsRejectParameters: {
      status_explanation?: string | null;
    };
    TimesheetSubmissionsRejectAction: components["schemas"]["RecordSelection"] & components["schemas"]["TimesheetSubmissionsRejectParameters"];
    TimesheetSubmissionsReopenParameters: {
      status_explanation?: string | null;
    };
    TimesheetSubmissionsReopenAction: components["schemas"]["RecordSelection"] & components["schemas"]["TimesheetSubmissionsReopenParameters"];
    TimesheetSubmissionsSubmitAnew: {
      week_start: string;
      employee_id?: string | null;
      comment?: string | null;
    };
    TimesheetSubmissionsStatusFilter: ("draft" | "submitted" | "approved" | "rejected")[];
    TimesheetSubmissionsDecidableFilter: boolean;
    ProjectsFields: {
      id?: string;
      name?: string;
      code?: string | null;
      client_id?: string | null;
      client_name?: string | null;
      description?: string | null;
      website?: string | null;
      logo_path?: string | null;
      /** @enum {string} */
      billing_model?: "time_and_materials" | "fixed_fee" | "retainer" | "revenue_share" | "non_billable";
      currency?: string;
      budget?: number | null;
      /** @enum {string|null} */
      budget_type?: "hours" | "monthly_hours" | "amount" | "monthly_amount" | "cost" | null;
      budget_includes_expenses?: boolean;
      budget_alert_percent?: number;
      fee_amount?: number | null;
      retainer_minutes?: number | null;
      billed_rate?: number | null;
      revenue_share_percent?: number | null;
      manager_employee_id?: string | null;
      starts_at?: string | null;
      ends_at?: string | null;
      archived?: boolean;
      archived_at?: string | null;
      is_used?: boolean;
      created_at?: string;
      updated_at?: string;
    };
    ProjectsRelationships: {
      client?: components["schemas"]["ClientsRelated"] | null;
      manager?: components["schemas"]["EmployeesRelated"] | null;
      employees?: components["schemas"]["EmployeesRelated"][];
      tasks?: components["schemas"]["TasksRelated"][];
      assignments?: components["schemas"]["ProjectAssignmentsRelated"][];
    };
    ProjectsAttributes: WithRequired<components["schemas"]["ProjectsFields"], "id" | "name" | "code" | "client_id" | "client_name" | "description" | "website" | "logo_path" | "billing_model" | "currency" | "budget_type" | "budget_includes_expenses" | "budget_alert_percent" | "retainer_minutes" | "manager_employee_id" | "starts_at" | "ends_at" | "archived" | "archived_at" | "is_used" | "created_at" | "updated_at">;
    ProjectsRecord: {
      id: string;
      /** @constant */
      type: "projects";
      attributes: components["schemas"]["ProjectsAttributes"];
      relationships?: components["schemas"]["ProjectsRelationships"];
      meta: components["schemas"]["RecordMeta"];
    };
    ProjectsRelated: {
      id: string;
      /** @constant */
      type: "projects";
      attributes: components["schemas"]["ProjectsFields"];
      relationships?: components["schemas"]["ProjectsRelationships"];
      meta: components["schemas"]["RecordMeta"];
    };
    ProjectsList: {
      data: components["schemas"]["ProjectsRecord"][];
      meta: components["schemas"]["PageMeta"];
      links: components["schemas"]["PageLinks"];
    };
    ProjectsCreate: {
      name: string;
      code?: string | null;
      client_id?: string | null;
      description?: string | null;
      website?: string | null;
      logo_path?: string | null;
      /** @enum {string|null} */
      billing_model?: "time_and_materials" | "fixed_fee" | "retainer" | "revenue_share" | "non_billable" | null;
      currency?: string | null;
      budget?: number | null;
      /** @enum {string|null} */
      budget_type?: "hours" | "monthly_hours" | "amount" | "monthly_amount" | "cost" | null;
      budget_includes_expenses?: boolean | null;
      budget_alert_percent?: number | null;
      fee_amount?: number | null;
      retainer_minutes?: number | null;
      billed_rate?: number | null;
      revenue_share_percent?: number | null;
      manager_employee_id?: string | null;
      starts_at?: string | null;
      ends_at?: string | null;
    };
    ProjectsChange: {
      name?: string;
      code?: string | null;
      client_id?: string | null;
      description?: string | null;
      website?: string | null;
      logo_path?: string | null;
      /** @enum {string} */
      billing_model?: "time_and_materials" | "fixed_fee" | "retainer" | "revenue_share" | "non_billable";
      currency?: string;
      budget?: number | null;
      /** @enum {string|null} */
      budget_type?: "hours" | "monthly_hours" | "amount" | "monthly_amount" | "cost" | null;
      budget_includes_expenses?: boolean;
      budget_alert_percent?: number;
      fee_amount?: number | null;
      retainer_minutes?: number | null;
      billed_rate?: number | null;
      revenue_share_percent?: number | null;
      manager_employee_id?: string | null;
      starts_at?: string | null;
      ends_at?: string | null;
    };
    ProjectsArchiveParameters: Record<string, never>;
    ProjectsArchiveAction: components["schemas"]["RecordSelection"];
    ProjectsRestoreParameters: Record<string, never>;
    ProjectsRestoreAction: components["schemas"]["RecordSelection"];
    ProjectsArchivedFilter: boolean;
    ProjectsBillingModelFilter: ("time_and_materials" | "fixed_fee" | "retainer" | "revenue_share" | "non_billable")[];
    ProjectsBudgetTypeFilter: ("hours" | "monthly_hours" | "amount" | "monthly_amount" | "cost" | "null")[];
    ProjectsBudgetStatusFilter: ("none" | "ok" | "warning" | "over")[];
    TasksFields: {
      id?: string;
      project_id?: string;
      name?: string;
      description?: string | null;
      is_billable?: boolean;
      billed_rate?: number | null;
      estimated_minutes?: number | null;
      assigned_employee_ids?: string[];
      due_date?: string | null;
      /** @enum {string} */
      status?: "open" | "in_progress" | "done";
      position?: number;
      completed_at?: string | null;
      tracked_minutes?: number;
      is_used?: boolean;
      created_at?: string;
      updated_at?: string;
    };
    TasksRelationships: {
      project?: components["schemas"]["ProjectsRelated"] | null;
      assignedEmployees?: components["schemas"]["EmployeesRelated"][];
    };
    TasksAttributes: WithRequired<components["schemas"]["TasksFields"], "id" | "project_id" | "name" | "description" | "is_billable" | "estimated_minutes" | "assigned_employee_ids" | "due_date" | "status" | "position" | "completed_at" | "tracked_minutes" | "is_used" | "created_at" | "updated_at">;
    TasksRecord: {
      id: string;
      /** @constant */
      type: "tasks";
      attributes: components["schemas"]["TasksAttributes"];
      relationships?: components["schemas"]["TasksRelationships"];
      meta: components["schemas"]["RecordMeta"];
    };
    TasksRelated: {
      id: string;
      /** @constant */
      type: "tasks";
      attributes: components["schemas"]["TasksFields"];
      relationships?: components["schemas"]["TasksRelationships"];
      meta: components["schemas"]["RecordMeta"];
    };
    TasksList: {
      data: components["schemas"]["TasksRecord"][];
      meta: components["schemas"]["PageMeta"];
      links: components["schemas"]["PageLinks"];
    };
    TasksCreate: {
      project_id: string;
      name: string;
      description?: string | null;
      is_billable?: boolean | null;
      billed_rate?: number | null;
      estimated_minutes?: number | null;
      assigned_employee_ids?: string[] | null;
      due_date?: string | null;
      position?: number | null;
    };
    TasksChange: {
      project_id?: string;
      name?: string;
      description?: string | null;
      is_billable?: boolean;
      billed_rate?: number | null;
      estimated_minutes?: number | null;
      assigned_employee_ids?: string[] | null;
      due_date?: string | null;
      position?: number;
    };
    TasksStartParameters: Record<string, never>;
    TasksStartAction: components["schemas"]["RecordSelection"];
    TasksCompleteParameters: Record<string, never>;
    TasksCompleteAction: components["schemas"]["RecordSelection"];
    TasksReopenParameters: Record<string, never>;
    TasksReopenAction: components["schemas"]["RecordSelection"];
    TasksStatusFilter: ("open" | "in_progress" | "done")[];
    TasksIsBillableFilter: boolean;
    TasksIsOverdueFilter: boolean;
    ProjectAssignmentsFields: {
      id?: string;
      project_id?: string;
      employee_id?: string;
      employee_name?: string;
      project_name?: string;
      role?: string | null;
      billed_rate?: number | null;
      internal_cost_rate?: number | null;
      weekly_hours_capacity?: number | null;
      starts_at?: string;
      ends_at?: string | null;
      is_active?: boolean;
      created_at?: string;
      updated_at?: string;
    };
    ProjectAssignmentsRelationships: {
      project?: components["schemas"]["ProjectsRelated"] | null;
      employee?: components["schemas"]["EmployeesRelated"] | null;
    };
    ProjectAssignmentsAttributes: WithRequired<components["schemas"]["ProjectAssignmentsFields"], "id" | "project_id" | "employee_id" | "employee_name" | "project_name" | "role" | "weekly_hours_capacity" | "starts_at" | "ends_at" | "is_active" | "created_at" | "updated_at">;
    ProjectAssignmentsRecord: {
      id: string;
      /** @constant */
      type: "project-assignments";
      attributes: components["schemas"]["ProjectAssignmentsAttributes"];
      relationships?: components["schemas"]["ProjectAssignmentsRelationships"];
      meta: components["schemas"]["RecordMeta"];
    };
    ProjectAssignmentsRelated: {
      id: string;
      /** @constant */
      type: "project-assignments";
      attributes: components["schemas"]["ProjectAssignmentsFields"];
      relationships?: components["schemas"]["ProjectAssignmentsRelationships"];
      meta: components["schemas"]["RecordMeta"];
    };
    ProjectAssignmentsList: {
      data: components["schemas"]["ProjectAssignmentsRecord"][];
      meta: components["schemas"]["PageMeta"];
      links: components["schemas"]["PageLinks"];
    };
    ProjectAssignmentsCreate: {
      project_id: string;
      employee_id: string;
      role?: string | null;
      billed_rate?: number | null;
      internal_cost_rate?: number | null;
      weekly_hours_capacity?: number | null;
      starts_at?: string | null;
      ends_at?: string | null;
    };
    ProjectAssignmentsChange: {
      role?: string | null;
      billed_rate?: number | null;
      internal_cost_rate?: number | null;
      weekly_hours_capacity?: number | null;
      starts_at?: string;
      ends_at?: string | null;
    };
    ProjectAssignmentsChangeFromParameters: {
      from: string;
      billed_rate?: number | null;
      internal_cost_rate?: number | null;
      weekly_hours_capacity?: number | null;
      role?: string | null;
    };
    ProjectAssignmentsIsActiveFilter: boolean;
    EmployeeRatesFields: {
      id?: string;
      employee_id?: string;
      /** @enum {string} */
      kind?: "billed" | "internal_cost";
      /** @enum {string} */
      rate_type?: "hourly" | "monthly";
      hourly_rate?: number | null;
      monthly_rate?: number | null;
      weekly_hours_capacity?: number | null;
      starts_at?: string | null;
      ends_at?: string | null;
      effective_hourly_rate?: number | null;
      effective_hourly_rate_reason?: string | null;
      created_at?: string;
      updated_at?: string;
    };
    EmployeeRatesRelationships: {
      employee?: components["schemas"]["EmployeesRelated"] | null;
    };
    EmployeeRatesAttributes: WithRequired<components["schemas"]["EmployeeRatesFields"], "id" | "employee_id" | "kind" | "rate_type" | "hourly_rate" | "monthly_rate" | "weekly_hours_capacity" | "starts_at" | "ends_at" | "effective_hourly_rate" | "effective_hourly_rate_reason" | "created_at" | "updated_at">;
    EmployeeRatesRecord: {
      id: string;
      /** @constant */
      type: "employee-rates";
      attributes: components["schemas"]["EmployeeRatesAttributes"];
      relationships?: components["schemas"]["EmployeeRatesRelationships"];
      meta: components["schemas"]["RecordMeta"];
    };
    EmployeeRatesList: {
      data: components["schemas"]["EmployeeRatesRecord"][];
      meta: components["schemas"]["PageMeta"];
      links: components["schemas"]["PageLinks"];
    };
    EmployeeRatesCreate: {
      employee_id: string;
      /** @enum {string} */
      kind: "billed" | "internal_cost";
      /** @enum {string|null} */
      rate_type?: "hourly" | "monthly" | null;
      hourly_rate?: number | null;
      monthly_rate?: number | null;
      weekly_hours_capacity?: number | null;
      starts_at?: string | null;
    };
    EmployeeRatesChange: {
      /** @enum {string} */
      rate_type?: "hourly" | "monthly";
      hourly_rate?: number | null;
      monthly_rate?: number | null;
      weekly_hours_capacity?: number | null;
      starts_at?: string | null;
    };
    EmployeeRatesKindFilter: ("billed" | "internal_cost")[];
    ClientsFields: {
      id?: string;
      name?: string;
      legal_name?: string | null;
      code?: string | null;
      email?: string | null;
      billing_email?: string | null;
      phone?: string | null;
      website?: string | null;
      logo_path?: string | null;
      vat_number?: string | null;
      registration_number?: string | null;
      address?: {
        city?: string | null;
        state?: string | null;
        street?: string | null;
        country?: string | null;
        zip_code?: string | null;
      } | null;
      currency?: string;
      payment_terms_days?: number | null;
      tax_rate_id?: string | null;
      locale?: string | null;
      invoice_notes?: string | null;
      notes?: string | null;
      manager_employee_id?: string | null;
      lead_id?: string | null;
      custom_fields?: {
        [key: string]: unknown;
      };
      archived?: boolean;
      archived_at?: string | null;
      is_used?: boolean;
      created_at?: string;
      updated_at?: string;
    };
    ClientsRelationships: {
      contacts?: components["schemas"]["ClientContactsRelated"][];
      primaryContact?: components["schemas"]["ClientContactsRelated"] | null;
      manager?: components["schemas"]["EmployeesRelated"] | null;
      taxRate?: components["schemas"]["TaxRatesRelated"] | null;
      lead?: components["schemas"]["LeadsRelated"] | null;
      projects?: components["schemas"]["ProjectsRelated"][];
    };
    ClientsAttributes: WithRequired<components["schemas"]["ClientsFields"], "id" | "name" | "legal_name" | "code" | "email" | "billing_email" | "phone" | "website" | "logo_path" | "vat_number" | "registration_number" | "address" | "currency" | "payment_terms_days" | "tax_rate_id" | "locale" | "invoice_notes" | "notes" | "manager_employee_id" | "lead_id" | "custom_fields" | "archived" | "archived_at" | "is_used" | "created_at" | "updated_at">;
    ClientsRecord: {
      id: string;
      /** @constant */
      type: "clients";
      attributes: components["schemas"]["ClientsAttributes"];
      relationships?: components["schemas"]["ClientsRelationships"];
      meta: components["schemas"]["RecordMeta"];
    };
    ClientsRelated: {
      id: string;
      /** @constant */
      type: "clients";
      attributes: components["schemas"]["ClientsFields"];
      relationships?: components["schemas"]["ClientsRelationships"];
      meta: components["schemas"]["RecordMeta"];
    };
    ClientsList: {
      data: components["schemas"]["ClientsRecord"][];
      meta: components["schemas"]["PageMeta"];
      links: components["schemas"]["PageLinks"];
    };
    ClientsCreate: {
      name: string;
      legal_name?: string | null;
      code?: string | null;
      email?: string | null;
      billing_email?: string | null;
      phone?: string | null;
      website?: string | null;
      logo_path?: string | null;
      vat_number?: string | null;
      registration_number?: string | null;
      address?: {
        city?: string | null;
        state?: string | null;
        street?: string | null;
        country?: string | null;
        zip_code?: string | null;
      } | null;
      currency?: string | null;
      payment_terms_days?: number | null;
      tax_rate_id?: string | null;
      locale?: string | null;
      invoice_notes?: string | null;
      notes?: string | null;
      manager_employee_id?: string | null;
      custom_fields?: {
        [key: string]: unknown;
      } | null;
      allow_duplicate?: boolean | null;
    };
    ClientsChange: {
      name?: string;
      legal_name?: string | null;
      code?: string | null;
      email?: string | null;
      billing_email?: string | null;
      phone?: string | null;
      website?: string | null;
      logo_path?: string | null;
      vat_number?: string | null;
      registration_number?: string | null;
      address?: {
        city?: string | null;
        state?: string | null;
        street?: string | null;
        country?: string | null;
        zip_code?: string | null;
      } | null;
      currency?: string;
      payment_terms_days?: number | null;
      tax_rate_id?: string | null;
      locale?: string | null;
      invoice_notes?: string | null;
      notes?: string | null;
      manager_employee_id?: string | null;
      custom_fields?: {
        [key: string]: unknown;
      };
    };
    ClientsArchiveParameters: Record<string, never>;
    ClientsArchiveAction: components["schemas"]["RecordSelection"];
    ClientsRestoreParameters: Record<string, never>;
    ClientsRestoreAction: components["schemas"]["RecordSelection"];
    ClientsImportParameters: {
      mode?: string;
      on_duplicate?: string;
      mapping?: string;
      file: string;
    };
    ClientsUndoImportParameters: {
      import_id: string;
    };
    ClientsArchivedFilter: boolean;
    ClientsHasProjectsFilter: boolean;
    ClientsHasOpenInvoicesFilter: boolean;
    ClientsHasOverdueInvoicesFilter: boolean;
    ClientContactsFields: {
      id?: string;
      client_id?: string;
      client_name?: string;
      first_name?: string | null;
      last_name?: string | null;
      name?: string;
      email?: string | null;
      phone?: string | null;
      position?: string | null;
      is_primary?: boolean;
      is_billing?: boolean;
      notes?: string | null;
      custom_fields?: {
        [key: string]: unknown;
      };
      is_used?: boolean;
      created_at?: string;
      updated_at?: string;
    };
    ClientContactsRelationships: {
      client?: components["schemas"]["ClientsRelated"] | null;
    };
    ClientContactsAttributes: WithRequired<components["schemas"]["ClientContactsFields"], "id" | "client_id" | "client_name" | "first_name" | "last_name" | "name" | "email" | "phone" | "position" | "is_primary" | "is_billing" | "notes" | "custom_fields" | "is_used" | "created_at" | "updated_at">;
    ClientContactsRecord: {
      id: string;
      /** @constant */
      type: "client-contacts";
      attributes: components["schemas"]["ClientContactsAttributes"];
      relationships?: components["schemas"]["ClientContactsRelationships"];
      meta: components["schemas"]["RecordMeta"];
    };
    ClientContactsRelated: {
      id: string;
      /** @constant */
      type: "client-contacts";
      attributes: components["schemas"]["ClientContactsFields"];
      relationships?: components["schemas"]["ClientContactsRelationships"];
      meta: components["schemas"]["RecordMeta"];
    };
    ClientContactsList: {
      data: components["schemas"]["ClientContactsRecord"][];
      meta: components["schemas"]["PageMeta"];
      links: components["schemas"]["PageLinks"];
    };
    ClientContactsCreate: {
      client_id: string;
      first_name?: string | null;
      last_name?: string | null;
      email?: string | null;
      phone?: string | null;
      position?: string | null;
      is_primary?: boolean | null;
      is_billing?: boolean | null;
      notes?: string | null;
      custom_fields?: {
        [key: string]: unknown;
      } | null;
    };
    ClientContactsChange: {
      first_name?: string | null;
      last_name?: string | null;
      email?: string | null;
      phone?: string | null;
      position?: string | null;
      is_primary?: boolean;
      is_billing?: boolean;
      notes?: string | null;
      custom_fields?: {
        [key: string]: unknown;
      };
    };
    ClientContactsImportParameters: {
      mode?: string;
      on_duplicate?: string;
      mapping?: string;
      file: string;
    };
    ClientContactsUndoImportParameters: {
      import_id: string;
    };
    ClientContactsIsPrimaryFilter: boolean;
    ClientContactsIsBillingFilter: boolean;
    LeadsFields: {
      id?: string;
      name?: string;
      company_name?: string | null;
      contact_first_name?: string | null;
      contact_last_name?: string | null;
      contact_position?: string | null;
      email?: string | null;
      phone?: string | null;
      website?: string | null;
      address?: {
        city?: string | null;
        state?: string | null;
        street?: string | null;
        country?: string | null;
        zip_code?: string | null;
      } | null;
      stage_id?: string;
      /** @enum {string} */
      status?: "open" | "won" | "lost";
      source_id?: string | null;
      source_detail?: string | null;
      owner_employee_id?: string | null;
      amount?: number | null;
      currency?: string;
      probability_override?: number | null;
      probability?: number;
      weighted_amount?: number | null;
      expected_close_date?: string | null;
      /** @enum {string} */
      priority?: "low" | "medium" | "high";
      description?: string | null;
      client_id?: string | null;
      client_contact_id?: string | null;
      converted_at?: string | null;
      stage_entered_at?: string;
      furthest_stage_id?: string | null;
      days_in_stage?: number;
      is_stale?: boolean;
      is_overdue?: boolean;
      last_activity_at?: string | null;
      next_activity_at?: string | null;
      won_at?: string | null;
      lost_at?: string | null;
      closed_at?: string | null;
      lost_reason?: string | null;
      lost_reason_note?: string | null;
      created_by_user_id?: string | null;
      custom_fields?: {
        [key: string]: unknown;
      };
      created_at?: string;
      updated_at?: string;
    };
    LeadsRelationships: {
      stage?: components["schemas"]["LeadStagesRelated"] | null;
      furthestStage?: components["schemas"]["LeadStagesRelated"] | null;
      source?: components["schemas"]["LeadSourcesRelated"] | null;
      owner?: components["schemas"]["EmployeesRelated"] | null;
      client?: components["schemas"]["ClientsRelated"] | null;
      clientContact?: components["schemas"]["ClientContactsRelated"] | null;
      createdBy?: components["schemas"]["UsersRelated"] | null;
      stageHistory?: components["schemas"]["LeadStageHistoryRelated"][];
    };
    LeadsAttributes: WithRequired<components["schemas"]["LeadsFields"], "id" | "name" | "company_name" | "contact_first_name" | "contact_last_name" | "contact_position" | "email" | "phone" | "website" | "address" | "stage_id" | "status" | "source_id" | "source_detail" | "owner_employee_id" | "amount" | "currency" | "probability_override" | "probability" | "weighted_amount" | "expected_close_date" | "priority" | "description" | "client_id" | "client_contact_id" | "converted_at" | "stage_entered_at" | "furthest_stage_id" | "days_in_stage" | "is_stale" | "is_overdue" | "last_activity_at" | "next_activity_at" | "won_at" | "lost_at" | "closed_at" | "lost_reason" | "lost_reason_note" | "created_by_user_id" | "custom_fields" | "created_at" | "updated_at">;
    LeadsRecord: {
      id: string;
      /** @constant */
      type: "leads";
      attributes: components["schemas"]["LeadsAttributes"];
      relationships?: components["schemas"]["LeadsRelationships"];
      meta: components["schemas"]["RecordMeta"];
    };
    LeadsRelated: {
      id: string;
      /** @constant */
      type: "leads";
      attributes: components["schemas"]["LeadsFields"];
      relationships?: components["schemas"]["LeadsRelationships"];
      meta: components["schemas"]["RecordMeta"];
    };
    LeadsList: {
      data: components["schemas"]["LeadsRecord"][];
      meta: components["schemas"]["PageMeta"];
      links: components["schemas"]["PageLinks"];
    };
    LeadsListByGroup: {
      data: {
        id: string;
        /** @constant */
        type: "leads";
        attributes: {
          stage_id?: string | null;
          owner_employee_id?: string | null;
          source_id?: string | null;
          count: number;
          amount: number | null;
          weighted_amount: number | null;
        };
        meta: components["schemas"]["RecordMeta"];
        links: {
          [key: string]: string;
        };
      }[];
      meta: {
        current_page: number;
        from: number | null;
        last_page: number;
        path: string;
        per_page: number;
        to: number | null;
        total: number;
        count?: number;
        amount?: number | null;
        weighted_amount?: number | null;
        currency?: string;
        as_of?: string;
        unconverted?: {
          currency: string;
          count: number;
          amount: number;
        }[];
      };
      links: components["schemas"]["PageLinks"];
    };
    LeadsCreate: {
      name: string;
      company_name?: string | null;
      contact_first_name?: string | null;
      contact_last_name?: string | null;
      contact_position?: string | null;
      email?: string | null;
      phone?: string | null;
      website?: string | null;
      address?: {
        city?: string | null;
        state?: string | null;
        street?: string | null;
        country?: string | null;
        zip_code?: string | null;
      } | null;
      stage_id?: string | null;
      source_id?: string | null;
      source_detail?: string | null;
      owner_employee_id?: string | null;
      amount?: number | null;
      currency?: string | null;
      probability_override?: number | null;
      expected_close_date?: string | null;
      /** @enum {string|null} */
      priority?: "low" | "medium" | "high" | null;
      description?: string | null;
      client_id?: string | null;
      client_contact_id?: string | null;
      custom_fields?: {
        [key: string]: unknown;
      } | null;
    };
    LeadsChange: {
      name?: string;
      company_name?: string | null;
      contact_first_name?: string | null;
      contact_last_name?: string | null;
      contact_position?: string | null;
      email?: string | null;
      phone?: string | null;
      website?: string | null;
      address?: {
        city?: string | null;
        state?: string | null;
        street?: string | null;
        country?: string | null;
        zip_code?: string | null;
      } | null;
      stage_id?: string;
      source_id?: string | null;
      source_detail?: string | null;
      owner_employee_id?: string | null;
      amount?: number | null;
      currency?: string;
      probability_override?: number | null;
      expected_close_date?: string | null;
      /** @enum {string} */
      priority?: "low" | "medium" | "high";
      description?: string | null;
      client_id?: string | null;
      client_contact_id?: string | null;
      custom_fields?: {
        [key: string]: unknown;
      };
    };
    LeadsMoveParameters: {
      stage_id: string;
      note?: string | null;
    };
    LeadsMoveAction: components["schemas"]["RecordSelection"] & components["schemas"]["LeadsMoveParameters"];
    LeadsWinParameters: {
      amount?: number | null;
      won_at?: string | null;
    };
    LeadsWinAction: components["schemas"]["RecordSelection"] & components["schemas"]["LeadsWinParameters"];
    LeadsLoseParameters: {
      lost_reason: string;
      lost_reason_note?: string | null;
      lost_at?: string | null;
    };
    LeadsLoseAction: components["schemas"]["RecordSelection"] & components["schemas"]["LeadsLoseParameters"];
    LeadsReopenParameters: {
      stage_id?: string | null;
    };
    LeadsReopenAction: components["schemas"]["RecordSelection"] & components["schemas"]["LeadsReopenParameters"];
    LeadsAssignParameters: {
      owner_employee_id?: string | null;
      owner_employee_ids?: string[] | null;
    };
    LeadsAssignAction: components["schemas"]["RecordSelection"] & components["schemas"]["LeadsAssignParameters"];
    LeadsConvertParameters: {
      client_id?: string | null;
      client?: Record<string, never> | null;
      client_contact_id?: string | null;
      contact?: (Record<string, never> | false) | null;
      win?: boolean | null;
      allow_duplicate?: boolean | null;
    };
    LeadsImportParameters: {
      mode?: string;
      on_duplicate?: string;
      mapping?: string;
      create_missing_sources?: string;
      owner_employee_id?: string;
      source_id?: string;
      file: string;
    };
    LeadsUndoImportParameters: {
      import_id: string;
    };
    LeadsStatusFilter: ("open" | "won" | "lost")[];
    LeadsPriorityFilter: ("low" | "medium" | "high")[];
    LeadsIsStaleFilter: boolean;
    LeadsIsOverdueFilter: boolean;
    LeadActivitiesFields: {
      id?: string;
      lead_id?: string;
      /** @enum {string} */
      type?: "note" | "call" | "email" | "task" | "stage_changed" | "assigned" | "won" | "lost" | "reopened" | "converted" | "imported";
      subject?: string | null;
      body?: string | null;
      occurred_at?: string | null;
      /** @enum {string|null} */
      direction?: "inbound" | "outbound" | null;
      duration_minutes?: number | null;
      /** @enum {string|null} */
      outcome?: "connected" | "left_message" | "no_answer" | "wrong_number" | null;
      due_at?: string | null;
      completed_at?: string | null;
      assignee_employee_id?: string | null;
      changes?: unknown;
      is_system?: boolean;
      created_by_user_id?: string | null;
      created_at?: string;
      updated_at?: string;
    };
    LeadActivitiesRelationships: {
      lead?: components["schemas"]["LeadsRelated"] | null;
      assignee?: components["schemas"]["EmployeesRelated"] | null;
      createdBy?: components["schemas"]["UsersRelated"] | null;
    };
    LeadActivitiesAttributes: WithRequired<components["schemas"]["LeadActivitiesFields"], "id" | "lead_id" | "type" | "subject" | "body" | "occurred_at" | "direction" | "duration_minutes" | "outcome" | "due_at" | "completed_at" | "assignee_employee_id" | "changes" | "is_system" | "created_by_user_id" | "created_at" | "updated_at">;
    LeadActivitiesRecord: {
      id: string;
      /** @constant */
      type: "lead-activities";
      attributes: components["schemas"]["LeadActivitiesAttributes"];
      relationships?: components["schemas"]["LeadActivitiesRelationships"];
      meta: components["schemas"]["RecordMeta"];
    };
    LeadActivitiesList: {
      data: components["schemas"]["LeadActivitiesRecord"][];
      meta: components["schemas"]["PageMeta"];
      links: components["schemas"]["PageLinks"];
    };
    LeadActivitiesCreate: {
      lead_id: string;
      /** @enum {string} */
      type: "note" | "call" | "email" | "task" | "stage_changed" | "assigned" | "won" | "lost" | "reopened" | "converted" | "imported";
      subject?: string | null;
      body?: string | null;
      occurred_at?: string | null;
      /** @enum {string|null} */
      direction?: "inbound" | "outbound" | null;
      duration_minutes?: number | null;
      /** @enum {string|null} */
      outcome?: "connected" | "left_message" | "no_answer" | "wrong_number" | null;
      due_at?: string | null;
      assignee_employee_id?: string | null;
    };
    LeadActivitiesChange: {
      subject?: string | null;
      body?: string | null;
      occurred_at?: string | null;
      /** @enum {string|null} */
      direction?: "inbound" | "outbound" | null;
      duration_minutes?: number | null;
      /** @enum {string|null} */
      outcome?: "connected" | "left_message" | "no_answer" | "wrong_number" | null;
      due_at?: string | null;
      assignee_employee_id?: string | null;
    };
    LeadActivitiesCompleteParameters: Record<string, never>;
    LeadActivitiesCompleteAction: components["schemas"]["RecordSelection"];
    LeadActivitiesReopenParameters: Record<string, never>;
    LeadActivitiesReopenAction: components["schemas"]["RecordSelection"];
    LeadActivitiesTypeFilter: ("note" | "call" | "email" | "task" | "stage_changed" | "assigned" | "won" | "lost" | "reopened" | "converted" | "imported")[];
    LeadActivitiesIsSystemFilter: boolean;
    MeetingsFields: {
      id?: string;
      lead_id?: string | null;
      client_id?: string | null;
      title?: string;
      description?: string | null;
      starts_at?: string;
      ends_at?: string;
      location?: string | null;
      meeting_url?: string | null;
      organizer_employee_id?: string;
      attendee_employee_ids?: string[];
      external_attendees?: {
        name: string;
        email: string;
      }[];
      /** @enum {string} */
      status?: "scheduled" | "held" | "cancelled" | "no_show";
      outcome?: string | null;
      cancel_reason?: string | null;
      created_at?: string;
      updated_at?: string;
    };
    MeetingsRelationships: {
      lead?: components["schemas"]["LeadsRelated"] | null;
      client?: components["schemas"]["ClientsRelated"] | null;
      organizer?: components["schemas"]["EmployeesRelated"] | null;
      attendees?: components["schemas"]["EmployeesRelated"][];
    };
    MeetingsAttributes: WithRequired<components["schemas"]["MeetingsFields"], "id" | "lead_id" | "client_id" | "title" | "description" | "starts_at" | "ends_at" | "location" | "meeting_url" | "organizer_employee_id" | "attendee_employee_ids" | "external_attendees" | "status" | "outcome" | "cancel_reason" | "created_at" | "updated_at">;
    MeetingsRecord: {
      id: string;
      /** @constant */
      type: "meetings";
      attributes: components["schemas"]["MeetingsAttributes"];
      relationships?: components["schemas"]["MeetingsRelationships"];
      meta: components["schemas"]["RecordMeta"];
    };
    MeetingsList: {
      data: components["schemas"]["MeetingsRecord"][];
      meta: components["schemas"]["PageMeta"];
      links: components["schemas"]["PageLinks"];
    };
    MeetingsCreate: {
      lead_id?: string | null;
      client_id?: string | null;
      title: string;
      description?: string | null;
      starts_at: string;
      ends_at: string;
      location?: string | null;
      meeting_url?: string | null;
      organizer_employee_id?: string | null;
      attendee_employee_ids?: string[] | null;
      external_attendees?: {
        name: string;
        email: string;
      }[] | null;
      outcome?: string | null;
    };
    MeetingsChange: {
      lead_id?: string | null;
      client_id?: string | null;
      title?: string;
      description?: string | null;
      starts_at?: string;
      ends_at?: string;
      location?: string | null;
      meeting_url?: string | null;
      organizer_employee_id?: string;
      attendee_employee_ids?: string[] | null;
      external_attendees?: {
        name: string;
        email: string;
      }[];
      outcome?: string | null;
    };
    MeetingsCompleteParameters: {
      outcome?: string | null;
    };
    MeetingsCompleteAction: components["schemas"]["RecordSelection"] & components["schemas"]["MeetingsCompleteParameters"];
    MeetingsMarkNoShowParameters: Record<string, never>;
    MeetingsMarkNoShowAction: components["schemas"]["RecordSelection"];
    MeetingsCancelParameters: {
      reason?: string | null;
    };
    MeetingsCancelAction: components["schemas"]["RecordSelection"] & components["schemas"]["MeetingsCancelParameters"];
    MeetingsReopenParameters: Record<string, never>;
    MeetingsReopenAction: components["schemas"]["RecordSelection"];
    MeetingsDownloadIcsAction: components["schemas"]["RecordSelection"];
    MeetingsStatusFilter: ("scheduled" | "held" | "cancelled" | "no_show")[];
    LeadStagesFields: {
      id?: string;
      name?: string;
      probability?: number;
      position?: number | null;
      stale_after_days?: number | null;
      color?: string;
      description?: string | null;
      open_leads_count?: number;
      archived?: boolean;
      archived_at?: string | null;
      is_used?: boolean;
      created_at?: string;
      updated_at?: string;
    };
    LeadStagesAttributes: WithRequired<components["schemas"]["LeadStagesFields"], "id" | "name" | "probability" | "position" | "stale_after_days" | "color" | "description" | "open_leads_count" | "archived" | "archived_at" | "is_used" | "created_at" | "updated_at">;
    LeadStagesRecord: {
      id: string;
      /** @constant */
      type: "lead-stages";
      attributes: components["schemas"]["LeadStagesAttributes"];
      meta: components["schemas"]["RecordMeta"];
    };
    LeadStagesRelated: {
      id: string;
      /** @constant */
      type: "lead-stages";
      attributes: components["schemas"]["LeadStagesFields"];
      meta: components["schemas"]["RecordMeta"];
    };
    LeadStagesList: {
      data: components["schemas"]["LeadStagesRecord"][];
      meta: components["schemas"]["PageMeta"];
      links: components["schemas"]["PageLinks"];
    };
    LeadStagesCreate: {
      name: string;
      probability: number;
      position?: number | null;
      stale_after_days?: number | null;
      color?: string | null;
      description?: string | null;
    };
    LeadStagesChange: {
      name?: string;
      probability?: number;
      position?: number | null;
      stale_after_days?: number | null;
      color?: string;
      description?: string | null;
    };
    LeadStagesReorderAction: components["schemas"]["RecordSelection"];
    LeadStagesArchiveParameters: {
      move_to_stage_id?: string | null;
    };
    LeadStagesArchiveAction: components["schemas"]["RecordSelection"] & components["schemas"]["LeadStagesArchiveParameters"];
    LeadStagesRestoreParameters: Record<string, never>;
    LeadStagesRestoreAction: components["schemas"]["RecordSelection"];
    LeadStagesArchivedFilter: boolean;
    LeadSourcesFields: {
      id?: string;
      name?: string;
      description?: string | null;
      archived?: boolean;
      archived_at?: string | null;
      is_used?: boolean;
      created_at?: string;
      updated_at?: string;
    };
    LeadSourcesAttributes: WithRequired<components["schemas"]["LeadSourcesFields"], "id" | "name" | "description" | "archived" | "archived_at" | "is_used" | "created_at" | "updated_at">;
    LeadSourcesRecord: {
      id: string;
      /** @constant */
      type: "lead-sources";
      attributes: components["schemas"]["LeadSourcesAttributes"];
      meta: components["schemas"]["RecordMeta"];
    };
    LeadSourcesRelated: {
      id: string;
      /** @constant */
      type: "lead-sources";
      attributes: components["schemas"]["LeadSourcesFields"];
      meta: components["schemas"]["RecordMeta"];
    };
    LeadSourcesList: {
      data: components["schemas"]["LeadSourcesRecord"][];
      meta: components["schemas"]["PageMeta"];
      links: components["schemas"]["PageLinks"];
    };
    LeadSourcesCreate: {
      name: string;
      description?: string | null;
    };
    LeadSourcesChange: {
      name?: string;
      description?: string | null;
    };
    LeadSourcesArchiveParameters: Record<string, never>;
    LeadSourcesArchiveAction: components["schemas"]["RecordSelection"];
    LeadSourcesRestoreParameters: Record<string, never>;
    LeadSourcesRestoreAction: components["schemas"]["RecordSelection"];
    LeadSourcesArchivedFilter: boolean;
    LeadStageHistoryFields: {
      id?: string;
      lead_id?: string;
      stage_id?: string;
      from_stage_id?: string | null;
      entered_at?: string;
      left_at?: string | null;
      duration_minutes?: number;
      /** @enum {string|null} */
      exit?: "moved" | "won" | "lost" | null;
      moved_by_user_id?: string | null;
    };
    LeadStageHistoryRelated: {
      id: string;
      /** @constant */
      type: "lead-stage-history";
      attributes: components["schemas"]["LeadStageHistoryFields"];
      meta: components["schemas"]["RecordMeta"];
    };
    TicketsFields: {
      id?: string;
      number?: number;
      subject?: string;
      description?: string | null;
      /** @enum {string} */
      type?: "question" | "incident" | "problem" | "request";
      /** @enum {string} */
      priority?: "low" | "normal" | "high" | "urgent";
      /** @enum {string} */
      channel?: "web" | "email" | "phone" | "chat" | "api";
      stage_id?: string;
      /** @enum {string} */
      status?: "open" | "pending" | "resolved";
      position?: number;
      requester_employee_id?: string | null;
      client_id?: string | null;
      client_contact_id?: string | null;
      requester_name?: string | null;
      requester_email?: string | null;
      project_id?: string | null;
      task_id?: string | null;
      assignee_employee_id?: string | null;
      due_date?: string | null;
      first_response_target_minutes?: number | null;
      resolution_target_minutes?: number | null;
      first_response_due_at?: string | null;
      resolution_due_at?: string | null;
      first_responded_at?: string | null;
      first_response_minutes?: number | null;
      /** @enum {string} */
      first_response_state?: "none" | "running" | "met" | "breached";
      resolved_at?: string | null;
      resolution_minutes?: number | null;
      /** @enum {string} */
      resolution_state?: "none" | "running" | "paused" | "met" | "breached";
      is_sla_breached?: boolean;
      sla_paused_minutes?: number;
      reopen_count?: number;
      comments_count?: number;
      stage_entered_at?: string;
      last_comment_at?: string | null;
      created_by_user_id?: string | null;
      created_at?: string;
      updated_at?: string;
    };
    TicketsRelationships: {
      stage?: components["schemas"]["TicketStagesRelated"] | null;
      requester?: components["schemas"]["EmployeesRelated"] | null;
      client?: components["schemas"]["ClientsRelated"] | null;
      clientContact?: components["schemas"]["ClientContactsRelated"] | null;
      project?: components["schemas"]["ProjectsRelated"] | null;
      task?: components["schemas"]["TasksRelated"] | null;
      assignee?: components["schemas"]["EmployeesRelated"] | null;
      createdBy?: components["schemas"]["UsersRelated"] | null;
      stageHistory?: components["schemas"]["TicketStageHistoryRelated"][];
    };
    TicketsAttributes: WithRequired<components["schemas"]["TicketsFields"], "id" | "number" | "subject" | "description" | "type" | "priority" | "channel" | "stage_id" | "status" | "position" | "requester_employee_id" | "client_id" | "client_contact_id" | "requester_name" | "requester_email" | "project_id" | "task_id" | "assignee_employee_id" | "due_date" | "first_response_target_minutes" | "resolution_target_minutes" | "first_response_due_at" | "resolution_due_at" | "first_responded_at" | "first_response_minutes" | "first_response_state" | "resolved_at" | "resolution_minutes" | "resolution_state" | "is_sla_breached" | "sla_paused_minutes" | "reopen_count" | "comments_count" | "stage_entered_at" | "last_comment_at" | "created_by_user_id" | "created_at" | "updated_at">;
    TicketsRecord: {
      id: string;
      /** @constant */
      type: "tickets";
      attributes: components["schemas"]["TicketsAttributes"];
      relationships?: components["schemas"]["TicketsRelationships"];
      meta: components["schemas"]["RecordMeta"];
    };
    TicketsRelated: {
      id: string;
      /** @constant */
      type: "tickets";
      attributes: components["schemas"]["TicketsFields"];
      relationships?: components["schemas"]["TicketsRelationships"];
      meta: components["schemas"]["RecordMeta"];
    };
    TicketsList: {
      data: components["schemas"]["TicketsRecord"][];
      meta: components["schemas"]["PageMeta"];
      links: components["schemas"]["PageLinks"];
    };
    TicketsListByGroup: {
      data: {
        id: string;
        /** @constant */
        type: "tickets";
        attributes: {
          stage_id?: string | null;
          assignee_employee_id?: string | null;
          priority?: string | null;
          status?: string | null;
          count: number;
        };
        meta: components["schemas"]["RecordMeta"];
        links: {
          [key: string]: string;
        };
      }[];
      meta: {
        current_page: number;
        from: number | null;
        last_page: number;
        path: string;
        per_page: number;
        to: number | null;
        total: number;
        count?: number;
      };
      links: components["schemas"]["PageLinks"];
    };
    TicketsCreate: {
      subject: string;
      description?: string | null;
      /** @enum {string|null} */
      type?: "question" | "incident" | "problem" | "request" | null;
      /** @enum {string|null} */
      priority?: "low" | "normal" | "high" | "urgent" | null;
      /** @enum {string|null} */
      channel?: "web" | "email" | "phone" | "chat" | "api" | null;
      stage_id?: string | null;
      requester_employee_id?: string | null;
      client_id?: string | null;
      client_contact_id?: string | null;
      requester_name?: string | null;
      requester_email?: string | null;
      project_id?: string | null;
      task_id?: string | null;
      assignee_employee_id?: string | null;
      due_date?: string | null;
    };
    TicketsChange: {
      subject?: string;
      description?: string | null;
      /** @enum {string} */
      type?: "question" | "incident" | "problem" | "request";
      /** @enum {string} */
      priority?: "low" | "normal" | "high" | "urgent";
      /** @enum {string} */
      channel?: "web" | "email" | "phone" | "chat" | "api";
      stage_id?: string;
      requester_employee_id?: string | null;
      client_id?: string | null;
      client_contact_id?: string | null;
      requester_name?: string | null;
      requester_email?: string | null;
      project_id?: string | null;
      task_id?: string | null;
      assignee_employee_id?: string | null;
      due_date?: string | null;
    };
    TicketsMoveParameters: {
      stage_id: string;
      before_id?: string | null;
      after_id?: string | null;
      comment?: string | null;
    };
    TicketsReorderAction: components["schemas"]["RecordSelection"];
    TicketsAssignParameters: {
      assignee_employee_id?: string | null;
    };
    TicketsAssignAction: components["schemas"]["RecordSelection"] & components["schemas"]["TicketsAssignParameters"];
    TicketsTakeParameters: Record<string, never>;
    TicketsResolveParameters: {
      comment?: string | null;
      /** @enum {string|null} */
      visibility?: "public" | "internal" | null;
    };
    TicketsResolveAction: components["schemas"]["RecordSelection"] & components["schemas"]["TicketsResolveParameters"];
    TicketsReopenParameters: {
      comment?: string | null;
      /** @enum {string|null} */
      visibility?: "public" | "internal" | null;
    };
    TicketsReopenAction: components["schemas"]["RecordSelection"] & components["schemas"]["TicketsReopenParameters"];
    TicketsSetPriorityParameters: {
      /** @enum {string} */
      priority: "low" | "normal" | "high" | "urgent";
    };
    TicketsSetPriorityAction: components["schemas"]["RecordSelection"] & components["schemas"]["TicketsSetPriorityParameters"];
    TicketsRecalculateSlaParameters: Record<string, never>;
    TicketsStatusFilter: ("open" | "pending" | "resolved")[];
    TicketsPriorityFilter: ("low" | "normal" | "high" | "urgent")[];
    TicketsTypeFilter: ("question" | "incident" | "problem" | "request")[];
    TicketsChannelFilter: ("web" | "email" | "phone" | "chat" | "api")[];
    TicketsFirstResponseStateFilter: ("none" | "running" | "met" | "breached")[];
    TicketsResolutionStateFilter: ("none" | "running" | "paused" | "met" | "breached")[];
    TicketsIsSlaBreachedFilter: boolean;
    TicketCommentsFields: {
      id?: string;
      ticket_id?: string;
      body?: string;
      /** @enum {string} */
      visibility?: "public" | "internal";
      author_user_id?: string | null;
      /** @enum {string} */
      author_type?: "agent" | "requester" | "system";
      is_first_response?: boolean;
      attachments?: {
        id: string;
        file_name: string;
        mime_type: string;
        size: number;
        url: string;
      }[];
      edited_at?: string | null;
      created_at?: string;
      updated_at?: string;
    };
    TicketCommentsRelationships: {
      ticket?: components["schemas"]["TicketsRelated"] | null;
      author?: components["schemas"]["UsersRelated"] | null;
    };
    TicketCommentsAttributes: WithRequired<components["schemas"]["TicketCommentsFields"], "id" | "ticket_id" | "body" | "visibility" | "author_user_id" | "author_type" | "is_first_response" | "attachments" | "edited_at" | "created_at" | "updated_at">;
    TicketCommentsRecord: {
      id: string;
      /** @constant */
      type: "ticket-comments";
      attributes: components["schemas"]["TicketCommentsAttributes"];
      relationships?: components["schemas"]["TicketCommentsRelationships"];
      meta: components["schemas"]["RecordMeta"];
    };
    TicketCommentsList: {
      data: components["schemas"]["TicketCommentsRecord"][];
      meta: components["schemas"]["PageMeta"];
      links: components["schemas"]["PageLinks"];
    };
    TicketCommentsCreate: {
      ticket_id: string;
      body: string;
      /** @enum {string|null} */
      visibility?: "public" | "internal" | null;
    };
    TicketCommentsChange: {
      body?: string;
      /** @enum {string} */
      visibility?: "public" | "internal";
    };
    TicketCommentsAddAttachmentForm: {
      file: string;
    };
    TicketCommentsRemoveAttachmentParameters: {
      attachment_id: string;
    };
    TicketCommentsVisibilityFilter: ("public" | "internal")[];
    TicketCommentsAuthorTypeFilter: ("agent" | "requester" | "system")[];
    TicketStagesFields: {
      id?: string;
      name?: string;
      /** @enum {string} */
      category?: "open" | "pending" | "resolved";
      position?: number | null;
      color?: string;
      wip_limit?: number | null;
      tickets_count?: number;
      archived?: boolean;
      archived_at?: string | null;
      is_used?: boolean;
      created_at?: string;
      updated_at?: string;
    };
    TicketStagesAttributes: WithRequired<components["schemas"]["TicketStagesFields"], "id" | "name" | "category" | "position" | "color" | "wip_limit" | "tickets_count" | "archived" | "archived_at" | "is_used" | "created_at" | "updated_at">;
    TicketStagesRecord: {
      id: string;
      /** @constant */
      type: "ticket-stages";
      attributes: components["schemas"]["TicketStagesAttributes"];
      meta: components["schemas"]["RecordMeta"];
    };
    TicketStagesRelated: {
      id: string;
      /** @constant */
      type: "ticket-stages";
      attributes: components["schemas"]["TicketStagesFields"];
      meta: components["schemas"]["RecordMeta"];
    };
    TicketStagesList: {
      data: components["schemas"]["TicketStagesRecord"][];
      meta: components["schemas"]["PageMeta"];
      links: components["schemas"]["PageLinks"];
    };
    TicketStagesCreate: {
      name: string;
      /** @enum {string} */
      category: "open" | "pending" | "resolved";
      position?: number | null;
      color?: string | null;
      wip_limit?: number | null;
    };
    TicketStagesChange: {
      name?: string;
      /** @enum {string} */
      category?: "open" | "pending" | "resolved";
      position?: number | null;
      color?: string;
      wip_limit?: number | null;
    };
    TicketStagesReorderAction: components["schemas"]["RecordSelection"];
    TicketStagesArchiveParameters: {
      move_to_stage_id?: string | null;
    };
    TicketStagesArchiveAction: components["schemas"]["RecordSelection"] & components["schemas"]["TicketStagesArchiveParameters"];
    TicketStagesRestoreParameters: Record<string, never>;
    TicketStagesRestoreAction: components["schemas"]["RecordSelection"];
    TicketStagesCategoryFilter: ("open" | "pending" | "resolved")[];
    TicketStagesArchivedFilter: boolean;
    TicketStageHistoryFields: {
      id?: string;
      ticket_id?: string;
      stage_id?: string;
      from_stage_id?: string | null;
      /** @enum {string} */
      category?: "open" | "pending" | "resolved";
      entered_at?: string;
      left_at?: string | null;
      duration_minutes?: number;
      moved_by_user_id?: string | null;
    };
    TicketStageHistoryRelated: {
      id: string;
      /** @constant */
      type: "ticket-stage-history";
      attributes: components["schemas"]["TicketStageHistoryFields"];
      meta: components["schemas"]["RecordMeta"];
    };
    ExpensesFields: {
      id?: string;
      employee_id?: string;
      expense_category_id?: string;
      date?: string;
      description?: string;
      merchant?: string | null;
      quantity?: number | null;
      unit_price?: number | null;
      amount?: number;
      currency?: string;
      tax_amount?: number;
      approved_amount?: number | null;
      net_amount?: number;
      exchange_rate?: number | null;
      base_currency?: string;
      base_amount?: number | null;
      base_amount_reason?: string | null;
      /** @enum {string} */
      paid_by?: "employee" | "company";
      project_id?: string | null;
      client_id?: string | null;
      is_billable?: boolean;
      markup_percent?: number;
      billable_amount?: number;
      /** @enum {string} */
      billing_status?: "non_billable" | "unbilled" | "drafted" | "billed";
      invoice_line_id?: string | null;
      receipts?: {
        id: string;
        file_name: string;
        mime_type: string;
        size: number;
        url: string;
      }[];
      has_receipt?: boolean;
      is_receipt_missing?: boolean;
      is_over_limit?: boolean;
      possible_duplicate_ids?: string[];
      /** @enum {string} */
      status?: "draft" | "submitted" | "approved" | "rejected" | "reimbursed";
      status_explanation?: string | null;
      submitted_at?: string | null;
      decided_at?: string | null;
      decided_by_employee_id?: string | null;
      reimbursed_at?: string | null;
      reimbursed_on?: string | null;
      reimbursement_reference?: string | null;
      created_at?: string;
      updated_at?: string;
    };
    ExpensesRelationships: {
      employee?: components["schemas"]["EmployeesRelated"] | null;
      category?: components["schemas"]["ExpenseCategoriesRelated"] | null;
      project?: components["schemas"]["ProjectsRelated"] | null;
      client?: components["schemas"]["ClientsRelated"] | null;
      decidedBy?: components["schemas"]["EmployeesRelated"] | null;
      invoiceLine?: components["schemas"]["InvoiceLinesRelated"] | null;
    };
    ExpensesAttributes: WithRequired<components["schemas"]["ExpensesFields"], "id" | "employee_id" | "expense_category_id" | "date" | "description" | "merchant" | "quantity" | "unit_price" | "amount" | "currency" | "tax_amount" | "approved_amount" | "net_amount" | "exchange_rate" | "base_currency" | "base_amount" | "base_amount_reason" | "paid_by" | "project_id" | "client_id" | "is_billable" | "markup_percent" | "billable_amount" | "billing_status" | "invoice_line_id" | "receipts" | "has_receipt" | "is_receipt_missing" | "is_over_limit" | "possible_duplicate_ids" | "status" | "status_explanation" | "submitted_at" | "decided_at" | "decided_by_employee_id" | "reimbursed_at" | "reimbursed_on" | "reimbursement_reference" | "created_at" | "updated_at">;
    ExpensesRecord: {
      id: string;
      /** @constant */
      type: "expenses";
      attributes: components["schemas"]["ExpensesAttributes"];
      relationships?: components["schemas"]["ExpensesRelationships"];
      meta: components["schemas"]["RecordMeta"];
    };
    ExpensesList: {
      data: components["schemas"]["ExpensesRecord"][];
      meta: components["schemas"]["PageMeta"];
      links: components["schemas"]["PageLinks"];
    };
    ExpensesCreate: {
      employee_id?: string | null;
      expense_category_id: string;
      date: string;
      description: string;
      merchant?: string | null;
      quantity?: number | null;
      amount?: number | null;
      currency?: string | null;
      tax_amount?: number | null;
      exchange_rate?: number | null;
      /** @enum {string|null} */
      paid_by?: "employee" | "company" | null;
      project_id?: string | null;
      client_id?: string | null;
      is_billable?: boolean | null;
      markup_percent?: number | null;
      submit_immediately?: boolean | null;
    };
    ExpensesChange: {
      expense_category_id?: string;
      date?: string;
      description?: string;
      merchant?: string | null;
      quantity?: number | null;
      amount?: number;
      currency?: string;
      tax_amount?: number;
      exchange_rate?: number | null;
      /** @enum {string} */
      paid_by?: "employee" | "company";
      project_id?: string | null;
      client_id?: string | null;
      is_billable?: boolean;
      markup_percent?: number;
    };
    ExpensesSubmitParameters: Record<string, never>;
    ExpensesSubmitAction: components["schemas"]["RecordSelection"];
    ExpensesApproveParameters: {
      approved_amount?: number | null;
      status_explanation?: string | null;
    };
    ExpensesApproveAction: components["schemas"]["RecordSelection"] & components["schemas"]["ExpensesApproveParameters"];
    ExpensesRejectParameters: {
      status_explanation?: string | null;
    };
    ExpensesRejectAction: components["schemas"]["RecordSelection"] & components["schemas"]["ExpensesRejectParameters"];
    ExpensesReopenParameters: {
      status_explanation?: string | null;
    };
    ExpensesReopenAction: components["schemas"]["RecordSelection"] & components["schemas"]["ExpensesReopenParameters"];
    ExpensesReimburseParameters: {
      reimbursed_on?: string | null;
      reference?: string | null;
    };
    ExpensesReimburseAction: components["schemas"]["RecordSelection"] & components["schemas"]["ExpensesReimburseParameters"];
    ExpensesCancelReimbursementParameters: Record<string, never>;
    ExpensesCancelReimbursementAction: components["schemas"]["RecordSelection"];
    ExpensesAddReceiptForm: {
      file: string;
    };
    ExpensesRemoveReceiptParameters: {
      receipt_id: string;
    };
    ExpensesExportParameters: {
      /** @enum {string|null} */
      format?: "xlsx" | "csv" | null;
    };
    ExpensesExportAction: components["schemas"]["RecordSelection"] & components["schemas"]["ExpensesExportParameters"];
    ExpensesStatusFilter: ("draft" | "submitted" | "approved" | "rejected" | "reimbursed")[];
    ExpensesBillingStatusFilter: ("non_billable" | "unbilled" | "drafted" | "billed")[];
    ExpensesPaidByFilter: ("employee" | "company") | ("employee" | "company")[];
    ExpensesIsBillableFilter: boolean;
    ExpensesHasReceiptFilter: boolean;
    ExpensesIsReceiptMissingFilter: boolean;
    ExpensesIsOverLimitFilter: boolean;
    ExpensesDecidableFilter: boolean;
    ExpenseCategoriesFields: {
      id?: string;
      name?: string;
      code?: string | null;
      description?: string | null;
      /** @enum {string} */
      kind?: "amount" | "unit";
      unit_name?: string | null;
      unit_price?: number | null;
      receipt_required_above?: number | null;
      limit_amount?: number | null;
      is_billable_default?: boolean;
      default_markup_percent?: number;
      archived_at?: string | null;
      is_used?: boolean;
      created_at?: string;
      updated_at?: string;
    };
    ExpenseCategoriesAttributes: WithRequired<components["schemas"]["ExpenseCategoriesFields"], "id" | "name" | "code" | "description" | "kind" | "unit_name" | "unit_price" | "receipt_required_above" | "limit_amount" | "is_billable_default" | "default_markup_percent" | "archived_at" | "is_used" | "created_at" | "updated_at">;
    ExpenseCategoriesRecord: {
      id: string;
      /** @constant */
      type: "expense-categories";
      attributes: components["schemas"]["ExpenseCategoriesAttributes"];
      meta: components["schemas"]["RecordMeta"];
    };
    ExpenseCategoriesRelated: {
      id: string;
      /** @constant */
      type: "expense-categories";
      attributes: components["schemas"]["ExpenseCategoriesFields"];
      meta: components["schemas"]["RecordMeta"];
    };
    ExpenseCategoriesList: {
      data: components["schemas"]["ExpenseCategoriesRecord"][];
      meta: components["schemas"]["PageMeta"];
      links: components["schemas"]["PageLinks"];
    };
    ExpenseCategoriesCreate: {
      name: string;
      code?: string | null;
      description?: string | null;
      /** @enum {string} */
      kind: "amount" | "unit";
      unit_name?: string | null;
      unit_price?: number | null;
      receipt_required_above?: number | null;
      limit_amount?: number | null;
      is_billable_default?: boolean | null;
      default_markup_percent?: number | null;
    };
    ExpenseCategoriesChange: {
      name?: string;
      code?: string | null;
      description?: string | null;
      /** @enum {string} */
      kind?: "amount" | "unit";
      unit_name?: string | null;
      unit_price?: number | null;
      receipt_required_above?: number | null;
      limit_amount?: number | null;
      is_billable_default?: boolean;
      default_markup_percent?: number;
    };
    ExpenseCategoriesArchiveParameters: Record<string, never>;
    ExpenseCategoriesArchiveAction: components["schemas"]["RecordSelection"];
    ExpenseCategoriesRestoreParameters: Record<string, never>;
    ExpenseCategoriesRestoreAction: components["schemas"]["RecordSelection"];
    ExpenseCategoriesKindFilter: ("amount" | "unit") | ("amount" | "unit")[];
    ExpenseCategoriesIsBillableDefaultFilter: boolean;
    ExpenseCategoriesArchivedFilter: boolean;
    InvoicesFields: {
      id?: string;
      /** @enum {string} */
      document_type?: "invoice" | "credit_note";
      number?: string | null;
      /** @enum {string} */
      status?: "draft" | "issued" | "sent" | "partially_paid" | "paid" | "overdue" | "void";
      client_id?: string;
      client_name?: string;
      client_contact_id?: string | null;
      currency?: string;
      issue_date?: string | null;
      due_date?: string | null;
      period_start?: string | null;
      period_end?: string | null;
      reference?: string | null;
      notes?: string | null;
      terms?: string | null;
      private_notes?: string | null;
      /** @enum {string|null} */
      discount_type?: "percent" | "fixed" | null;
      discount_value?: number | null;
      /** @enum {string} */
      tax_rounding?: "total" | "line";
      exchange_rate?: number | null;
      subtotal?: number;
      discount_total?: number;
      net_total?: number;
      tax_total?: number;
      total?: number;
      tax_summary?: {
        tax_rate_id: string | null;
        name: string | null;
        category: string;
        percent: number;
        base: number;
        tax: number;
        exemption_reason: string | null;
      }[];
      paid_total?: number;
      credited_total?: number;
      balance_due?: number;
      base_net_total?: number | null;
      base_tax_total?: number | null;
      base_total?: number | null;
      is_overdue?: boolean;
      seller?: {
        name?: string | null;
        vat_number?: string | null;
        registration_number?: string | null;
        address?: {
          [key: string]: string | null;
        } | null;
        email?: string | null;
        phone?: string | null;
        website?: string | null;
        bank_name?: string | null;
        iban?: string | null;
        swift?: string | null;
      } | null;
      buyer?: {
        name?: string | null;
        vat_number?: string | null;
        registration_number?: string | null;
        address?: {
          [key: string]: string | null;
        } | null;
        email?: string | null;
        phone?: string | null;
        website?: string | null;
        bank_name?: string | null;
        iban?: string | null;
        swift?: string | null;
      } | null;
      credited_invoice_id?: string | null;
      release_sources?: boolean | null;
      issued_at?: string | null;
      sent_at?: string | null;
      paid_at?: string | null;
      voided_at?: string | null;
      /** @enum {integer} */
      reminder_level?: 0 | 1 | 2 | 3;
      reminded_at?: string | null;
      void_reason?: string | null;
      created_at?: string;
      updated_at?: string;
    };
    InvoicesRelationships: {
      client?: components["schemas"]["ClientsRelated"] | null;
      clientContact?: components["schemas"]["ClientContactsRelated"] | null;
      creditedInvoice?: components["schemas"]["InvoicesRelated"] | null;
      lines?: components["schemas"]["InvoiceLinesRelated"][];
      payments?: components["schemas"]["InvoicePaymentsRelated"][];
      creditNotes?: components["schemas"]["InvoicesRelated"][];
    };
    InvoicesAttributes: WithRequired<components["schemas"]["InvoicesFields"], "id" | "document_type" | "number" | "status" | "client_id" | "client_name" | "client_contact_id" | "currency" | "issue_date" | "due_date" | "period_start" | "period_end" | "reference" | "notes" | "terms" | "private_notes" | "discount_type" | "discount_value" | "tax_rounding" | "exchange_rate" | "subtotal" | "discount_total" | "net_total" | "tax_total" | "total" | "tax_summary" | "paid_total" | "credited_total" | "balance_due" | "base_net_total" | "base_tax_total" | "base_total" | "is_overdue" | "seller" | "buyer" | "credited_invoice_id" | "release_sources" | "issued_at" | "sent_at" | "paid_at" | "voided_at" | "reminder_level" | "reminded_at" | "void_reason" | "created_at" | "updated_at">;
    InvoicesRecord: {
      id: string;
      /** @constant */
      type: "invoices";
      attributes: components["schemas"]["InvoicesAttributes"];
      relationships?: components["schemas"]["InvoicesRelationships"];
      meta: components["schemas"]["RecordMeta"];
    };
    InvoicesRelated: {
      id: string;
      /** @constant */
      type: "invoices";
      attributes: components["schemas"]["InvoicesFields"];
      relationships?: components["schemas"]["InvoicesRelationships"];
      meta: components["schemas"]["RecordMeta"];
    };
    InvoicesList: {
      data: components["schemas"]["InvoicesRecord"][];
      meta: components["schemas"]["PageMeta"];
      links: components["schemas"]["PageLinks"];
    };
    InvoicesCreate: {
      client_id: string;
      client_contact_id?: string | null;
      currency?: string | null;
      issue_date?: string | null;
      due_date?: string | null;
      period_start?: string | null;
      period_end?: string | null;
      reference?: string | null;
      notes?: string | null;
      terms?: string | null;
      private_notes?: string | null;
      /** @enum {string|null} */
      discount_type?: "percent" | "fixed" | null;
      discount_value?: number | null;
      /** @enum {string|null} */
      tax_rounding?: "total" | "line" | null;
      exchange_rate?: number | null;
      lines?: {
        /** @enum {string|null} */
        kind?: "manual" | "time" | "expense" | "fixed_fee" | "retainer" | "overage" | "revenue_share" | null;
        description: string;
        quantity?: number | null;
        unit?: string | null;
        discount_percent?: number | null;
        tax_rate_id?: string | null;
        unit_price?: number | null;
        project_id?: string | null;
        period_start?: string | null;
        period_end?: string | null;
        revenue_base?: number | null;
      }[] | null;
    };
    InvoicesChange: {
      client_id?: string;
      client_contact_id?: string | null;
      currency?: string;
      issue_date?: string | null;
      due_date?: string | null;
      period_start?: string | null;
      period_end?: string | null;
      reference?: string | null;
      notes?: string | null;
      terms?: string | null;
      private_notes?: string | null;
      /** @enum {string|null} */
      discount_type?: "percent" | "fixed" | null;
      discount_value?: number | null;
      /** @enum {string} */
      tax_rounding?: "total" | "line";
      exchange_rate?: number | null;
    };
    InvoicesReviseParameters: {
      client_contact_id?: string | null;
      currency?: string | null;
      issue_date?: string | null;
      due_date?: string | null;
      period_start?: string | null;
      period_end?: string | null;
      reference?: string | null;
      notes?: string | null;
      terms?: string | null;
      private_notes?: string | null;
      /** @enum {string|null} */
      discount_type?: "percent" | "fixed" | null;
      discount_value?: number | null;
      /** @enum {string|null} */
      tax_rounding?: "total" | "line" | null;
      exchange_rate?: number | null;
      client_id?: string | null;
      lines?: {
        id?: string | null;
        /** @enum {string|null} */
        kind?: "manual" | "time" | "expense" | "fixed_fee" | "retainer" | "overage" | "revenue_share" | null;
        description?: string | null;
        quantity?: number | null;
        unit?: string | null;
        discount_percent?: number | null;
        tax_rate_id?: string | null;
        unit_price?: number | null;
        project_id?: string | null;
        period_start?: string | null;
        period_end?: string | null;
        revenue_base?: number | null;
      }[] | null;
      delete_lines?: string[] | null;
    };
    InvoicesIssueParameters: {
      issue_date?: string | null;
      due_date?: string | null;
    };
    InvoicesIssueAction: components["schemas"]["RecordSelection"] & components["schemas"]["InvoicesIssueParameters"];
    InvoicesSendParameters: {
      to?: string[] | null;
      cc?: string[] | null;
      subject?: string | null;
      message?: string | null;
    };
    InvoicesMarkSentParameters: {
      sent_at?: string | null;
    };
    InvoicesMarkSentAction: components["schemas"]["RecordSelection"] & components["schemas"]["InvoicesMarkSentParameters"];
    InvoicesRemindParameters: {
      /** @enum {integer|null} */
      level?: 1 | 2 | 3 | null;
      to?: string[] | null;
      cc?: string[] | null;
      subject?: string | null;
      message?: string | null;
    };
    InvoicesMarkPaidParameters: {
      paid_at?: string | null;
      /** @enum {string|null} */
      method?: "bank_transfer" | "card" | "cash" | "direct_debit" | "cheque" | "other" | null;
      reference?: string | null;
    };
    InvoicesMarkPaidAction: components["schemas"]["RecordSelection"] & components["schemas"]["InvoicesMarkPaidParameters"];
    InvoicesVoidParameters: {
      reason: string;
    };
    InvoicesDuplicateParameters: Record<string, never>;
    InvoicesCreditParameters: {
      lines?: {
        invoice_line_id: string;
        amount?: number | null;
      }[] | null;
      release_sources?: boolean | null;
      reason?: string | null;
    };
    InvoicesAddUnbilledParameters: {
      project_ids?: string[] | null;
      date?: string | null;
      include?: ("time" | "expenses" | "fees")[] | null;
      /** @enum {string|null} */
      group_by?: "project" | "task" | "employee" | "entry" | null;
      /** @enum {string|null} */
      expense_group_by?: "project" | "category" | "entry" | null;
      tax_rate_id?: string | null;
      skip_unpriced?: boolean | null;
    };
    InvoicesBillUnbilledParameters: {
      client_id: string;
      client_contact_id?: string | null;
      currency?: string | null;
      issue_date?: string | null;
      due_date?: string | null;
      period_start?: string | null;
      period_end?: string | null;
      reference?: string | null;
      notes?: string | null;
      terms?: string | null;
      private_notes?: string | null;
      /** @enum {string|null} */
      discount_type?: "percent" | "fixed" | null;
      discount_value?: number | null;
      /** @enum {string|null} */
      tax_rounding?: "total" | "line" | null;
      exchange_rate?: number | null;
      project_ids?: string[] | null;
      date?: string | null;
      include?: ("time" | "expenses" | "fees")[] | null;
      /** @enum {string|null} */
      group_by?: "project" | "task" | "employee" | "entry" | null;
      /** @enum {string|null} */
      expense_group_by?: "project" | "category" | "entry" | null;
      tax_rate_id?: string | null;
      skip_unpriced?: boolean | null;
    };
    InvoicesDownloadPdfParameters: Record<string, never>;
    InvoicesDownloadPdfAction: components["schemas"]["RecordSelection"];
    InvoicesStatusFilter: ("draft" | "issued" | "sent" | "partially_paid" | "paid" | "overdue" | "void")[];
    InvoicesDocumentTypeFilter: ("invoice" | "credit_note") | ("invoice" | "credit_note")[];
    InvoicesIsOverdueFilter: boolean;
    InvoiceLinesFields: {
      id?: string;
      invoice_id?: string;
      position?: number;
      /** @enum {string} */
      kind?: "manual" | "time" | "expense" | "fixed_fee" | "retainer" | "overage" | "revenue_share";
      description?: string;
      quantity?: number;
      unit?: string;
      discount_percent?: number;
      tax_rate_id?: string | null;
      unit_price?: number;
      project_id?: string | null;
      period_start?: string | null;
      period_end?: string | null;
      revenue_base?: number | null;
      minutes?: number | null;
      tax_name?: string | null;
      /** @enum {string} */
      tax_category?: "standard" | "zero" | "exempt" | "reverse_charge" | "intra_community" | "export" | "outside_scope";
      tax_percent?: number;
      task_id?: string | null;
      employee_id?: string | null;
      gross_amount?: number;
      discount_amount?: number;
      net_amount?: number;
      discount_share?: number;
      credited_line_id?: string | null;
      credited_amount?: number;
      source_count?: number;
      released_at?: string | null;
      created_at?: string;
      updated_at?: string;
    };
    InvoiceLinesRelationships: {
      invoice?: components["schemas"]["InvoicesRelated"] | null;
      project?: components["schemas"]["ProjectsRelated"] | null;
      taxRate?: components["schemas"]["TaxRatesRelated"] | null;
      creditedLine?: components["schemas"]["InvoiceLinesRelated"] | null;
    };
    InvoiceLinesAttributes: WithRequired<components["schemas"]["InvoiceLinesFields"], "id" | "invoice_id" | "position" | "kind" | "description" | "quantity" | "unit" | "discount_percent" | "tax_rate_id" | "unit_price" | "project_id" | "period_start" | "period_end" | "revenue_base" | "minutes" | "tax_name" | "tax_category" | "tax_percent" | "task_id" | "employee_id" | "gross_amount" | "discount_amount" | "net_amount" | "discount_share" | "credited_line_id" | "credited_amount" | "source_count" | "released_at" | "created_at" | "updated_at">;
    InvoiceLinesRecord: {
      id: string;
      /** @constant */
      type: "invoice-lines";
      attributes: components["schemas"]["InvoiceLinesAttributes"];
      relationships?: components["schemas"]["InvoiceLinesRelationships"];
      meta: components["schemas"]["RecordMeta"];
    };
    InvoiceLinesRelated: {
      id: string;
      /** @constant */
      type: "invoice-lines";
      attributes: components["schemas"]["InvoiceLinesFields"];
      relationships?: components["schemas"]["InvoiceLinesRelationships"];
      meta: components["schemas"]["RecordMeta"];
    };
    InvoiceLinesList: {
      data: components["schemas"]["InvoiceLinesRecord"][];
      meta: components["schemas"]["PageMeta"];
      links: components["schemas"]["PageLinks"];
    };
    InvoiceLinesCreate: {
      invoice_id: string;
      position?: number | null;
      /** @enum {string|null} */
      kind?: "manual" | "time" | "expense" | "fixed_fee" | "retainer" | "overage" | "revenue_share" | null;
      description: string;
      quantity?: number | null;
      unit?: string | null;
      discount_percent?: number | null;
      tax_rate_id?: string | null;
      unit_price?: number | null;
      project_id?: string | null;
      period_start?: string | null;
      period_end?: string | null;
      revenue_base?: number | null;
    };
    InvoiceLinesChange: {
      position?: number;
      description?: string;
      quantity?: number;
      unit?: string;
      discount_percent?: number;
      tax_rate_id?: string | null;
      unit_price?: number;
      project_id?: string | null;
      period_start?: string | null;
      period_end?: string | null;
      revenue_base?: number | null;
    };
    InvoiceLinesReleaseSourcesParameters: {
      timesheet_ids?: string[] | null;
      expense_ids?: string[] | null;
    };
    InvoiceLinesKindFilter: ("manual" | "time" | "expense" | "fixed_fee" | "retainer" | "overage" | "revenue_share")[];
    InvoiceLinesInvoiceStatusFilter: ("draft" | "issued" | "sent" | "partially_paid" | "paid" | "overdue" | "void")[];
    InvoiceLinesDocumentTypeFilter: ("invoice" | "credit_note") | ("invoice" | "credit_note")[];
    InvoiceLinesIsLiveFilter: boolean;
    InvoicePaymentsFields: {
      id?: string;
      invoice_id?: string;
      amount?: number;
      paid_at?: string;
      /** @enum {string} */
      method?: "bank_transfer" | "card" | "cash" | "direct_debit" | "cheque" | "credit_note" | "other";
      credit_note_id?: string | null;
      reference?: string | null;
      notes?: string | null;
      currency?: string;
      client_id?: string;
      exchange_rate?: number;
      is_refund?: boolean;
      base_amount?: number;
      created_at?: string;
      updated_at?: string;
    };
    InvoicePaymentsRelationships: {
      invoice?: components["schemas"]["InvoicesRelated"] | null;
      creditNote?: components["schemas"]["InvoicesRelated"] | null;
      client?: components["schemas"]["ClientsRelated"] | null;
    };
    InvoicePaymentsAttributes: WithRequired<components["schemas"]["InvoicePaymentsFields"], "id" | "invoice_id" | "amount" | "paid_at" | "method" | "credit_note_id" | "reference" | "notes" | "currency" | "client_id" | "exchange_rate" | "is_refund" | "base_amount" | "created_at" | "updated_at">;
    InvoicePaymentsRecord: {
      id: string;
      /** @constant */
      type: "invoice-payments";
      attributes: components["schemas"]["InvoicePaymentsAttributes"];
      relationships?: components["schemas"]["InvoicePaymentsRelationships"];
      meta: components["schemas"]["RecordMeta"];
    };
    InvoicePaymentsRelated: {
      id: string;
      /** @constant */
      type: "invoice-payments";
      attributes: components["schemas"]["InvoicePaymentsFields"];
      relationships?: components["schemas"]["InvoicePaymentsRelationships"];
      meta: components["schemas"]["RecordMeta"];
    };
    InvoicePaymentsList: {
      data: components["schemas"]["InvoicePaymentsRecord"][];
      meta: components["schemas"]["PageMeta"];
      links: components["schemas"]["PageLinks"];
    };
    InvoicePaymentsCreate: {
      invoice_id: string;
      amount: number;
      paid_at: string;
      /** @enum {string|null} */
      method?: "bank_transfer" | "card" | "cash" | "direct_debit" | "cheque" | "credit_note" | "other" | null;
      credit_note_id?: string | null;
      reference?: string | null;
      notes?: string | null;
      exchange_rate?: number | null;
    };
    InvoicePaymentsChange: {
      paid_at?: string;
      /** @enum {string} */
      method?: "bank_transfer" | "card" | "cash" | "direct_debit" | "cheque" | "credit_note" | "other";
      reference?: string | null;
      notes?: string | null;
      exchange_rate?: number;
    };
    InvoicePaymentsMethodFilter: ("bank_transfer" | "card" | "cash" | "direct_debit" | "cheque" | "credit_note" | "other")[];
    InvoicePaymentsIsRefundFilter: boolean;
    TaxRatesFields: {
      id?: string;
      name?: string;
      percent?: number;
      /** @enum {string} */
      category?: "standard" | "zero" | "exempt" | "reverse_charge" | "intra_community" | "export" | "outside_scope";
      exemption_reason?: string | null;
      country?: string | null;
      is_default?: boolean;
      archived?: boolean;
      archived_at?: string | null;
      is_used?: boolean;
      created_at?: string;
      updated_at?: string;
    };
    TaxRatesAttributes: WithRequired<components["schemas"]["TaxRatesFields"], "id" | "name" | "percent" | "category" | "exemption_reason" | "country" | "is_default" | "archived" | "archived_at" | "is_used" | "created_at" | "updated_at">;
    TaxRatesRecord: {
      id: string;
      /** @constant */
      type: "tax-rates";
      attributes: components["schemas"]["TaxRatesAttributes"];
      meta: components["schemas"]["RecordMeta"];
    };
    TaxRatesRelated: {
      id: string;
      /** @constant */
      type: "tax-rates";
      attributes: components["schemas"]["TaxRatesFields"];
      meta: components["schemas"]["RecordMeta"];
    };
    TaxRatesList: {
      data: components["schemas"]["TaxRatesRecord"][];
      meta: components["schemas"]["PageMeta"];
      links: components["schemas"]["PageLinks"];
    };
    TaxRatesCreate: {
      name: string;
      percent: number;
      /** @enum {string|null} */
      category?: "standard" | "zero" | "exempt" | "reverse_charge" | "intra_community" | "export" | "outside_scope" | null;
      exemption_reason?: string | null;
      country?: string | null;
      is_default?: boolean | null;
    };
    TaxRatesChange: {
      name?: string;
      percent?: number;
      /** @enum {string} */
      category?: "standard" | "zero" | "exempt" | "reverse_charge" | "intra_community" | "export" | "outside_scope";
      exemption_reason?: string | null;
      country?: string | null;
      is_default?: boolean;
    };
    TaxRatesArchiveParameters: Record<string, never>;
    TaxRatesArchiveAction: components["schemas"]["RecordSelection"];
    TaxRatesRestoreParameters: Record<string, never>;
    TaxRatesRestoreAction: components["schemas"]["RecordSelection"];
    TaxRatesCategoryFilter: ("standard" | "zero" | "exempt" | "reverse_charge" | "intra_community" | "export" | "outside_scope")[];
    TaxRatesIsDefaultFilter: boolean;
    TaxRatesArchivedFilter: boolean;
    ExchangeRatesFields: {
      id?: string;
      from_currency?: string;
      to_currency?: string;
      date?: string;
      rate?: number;
      source?: string | null;
      created_at?: string;
      updated_at?: string;
    };
    ExchangeRatesAttributes: WithRequired<components["schemas"]["ExchangeRatesFields"], "id" | "from_currency" | "to_currency" | "date" | "rate" | "source" | "created_at" | "updated_at">;
    ExchangeRatesRecord: {
      id: string;
      /** @constant */
      type: "exchange-rates";
      attributes: components["schemas"]["ExchangeRatesAttributes"];
      meta: components["schemas"]["RecordMeta"];
    };
    ExchangeRatesList: {
      data: components["schemas"]["ExchangeRatesRecord"][];
      meta: components["schemas"]["PageMeta"];
      links: components["schemas"]["PageLinks"];
    };
    ExchangeRatesCreate: {
      from_currency: string;
      to_currency: string;
      date: string;
      rate: number;
      source?: string | null;
    };
    ExchangeRatesChange: {
      rate?: number;
      source?: string | null;
    };
    EvaluationsFields: {
      id?: string;
      employee_id?: string;
      evaluation_type_id?: string;
      title?: string;
      cycle?: string | null;
      period_start?: string;
      period_end?: string;
      due_date?: string;
      assignee_ids?: string[];
      has_self_review?: boolean;
      criteria?: unknown[] | null;
      scale_max?: number;
      scale_labels?: unknown[] | null;
      /** @enum {string} */
      status?: "draft" | "in_progress" | "completed" | "cancelled";
      responses?: {
        employee_id: string;
        /** @enum {string} */
        status: "pending" | "draft" | "submitted";
        /** @enum {string} */
        role?: "assignee" | "self";
        answers?: {
          [key: string]: {
            score?: number;
            text?: string;
            choice?: string;
            not_applicable?: boolean;
            comment?: string;
          };
        };
        comment?: string | null;
        score?: number | null;
        submitted_at?: string | null;
      }[];
      responses_expected_count?: number;
      responses_submitted_count?: number;
      score?: number | null;
      self_score?: number | null;
      summary?: string | null;
      private_notes?: string | null;
      proposed_salary?: number | null;
      proposed_salary_currency?: string | null;
      /** @enum {string|null} */
      proposed_salary_type?: "hourly" | "monthly" | null;
      salary_effective_date?: string | null;
      is_overdue?: boolean;
      started_at?: string | null;
      completed_at?: string | null;
      shared_at?: string | null;
      acknowledged_at?: string | null;
      acknowledgement?: string | null;
      salary_applied_at?: string | null;
      created_at?: string;
      updated_at?: string;
    };
    EvaluationsRelationships: {
      employee?: components["schemas"]["EmployeesRelated"] | null;
      evaluationType?: components["schemas"]["EvaluationTypesRelated"] | null;
      assignees?: components["schemas"]["EmployeesRelated"][];
      feedback?: components["schemas"]["FeedbackRelated"][];
    };
    EvaluationsAttributes: WithRequired<components["schemas"]["EvaluationsFields"], "id" | "employee_id" | "evaluation_type_id" | "title" | "cycle" | "period_start" | "period_end" | "due_date" | "assignee_ids" | "has_self_review" | "criteria" | "scale_max" | "scale_labels" | "status" | "responses" | "responses_expected_count" | "responses_submitted_count" | "is_overdue" | "started_at" | "completed_at" | "shared_at" | "acknowledged_at" | "acknowledgement" | "created_at" | "updated_at">;
    EvaluationsRecord: {
      id: string;
      /** @constant */
      type: "evaluations";
      attributes: components["schemas"]["EvaluationsAttributes"];
      relationships?: components["schemas"]["EvaluationsRelationships"];
      meta: components["schemas"]["RecordMeta"];
    };
    EvaluationsRelated: {
      id: string;
      /** @constant */
      type: "evaluations";
      attributes: components["schemas"]["EvaluationsFields"];
      relationships?: components["schemas"]["EvaluationsRelationships"];
      meta: components["schemas"]["RecordMeta"];
    };
    EvaluationsList: {
      data: components["schemas"]["EvaluationsRecord"][];
      meta: components["schemas"]["PageMeta"];
      links: components["schemas"]["PageLinks"];
    };
    EvaluationsCreate: {
      employee_id: string;
      evaluation_type_id: string;
      title?: string | null;
      cycle?: string | null;
      period_start: string;
      period_end: string;
      due_date?: string | null;
      assignee_ids?: string[] | null;
      has_self_review?: boolean | null;
      summary?: string | null;
      private_notes?: string | null;
      proposed_salary?: number | null;
      proposed_salary_currency?: string | null;
      /** @enum {string|null} */
      proposed_salary_type?: "hourly" | "monthly" | null;
      salary_effective_date?: string | null;
    };
    EvaluationsChange: {
      title?: string;
      cycle?: string | null;
      period_start?: string;
      period_end?: string;
      due_date?: string;
      assignee_ids?: string[] | null;
      has_self_review?: boolean;
      summary?: string | null;
      private_notes?: string | null;
      proposed_salary?: number | null;
      proposed_salary_currency?: string | null;
      /** @enum {string|null} */
      proposed_salary_type?: "hourly" | "monthly" | null;
      salary_effective_date?: string | null;
    };
    EvaluationsStartParameters: Record<string, never>;
    EvaluationsStartAction: components["schemas"]["RecordSelection"];
    EvaluationsSaveResponseParameters: {
      answers?: {
        [key: string]: Record<string, never> | null;
      } | null;
      comment?: string | null;
    };
    EvaluationsSubmitResponseParameters: {
      answers?: {
        [key: string]: Record<string, never> | null;
      } | null;
      comment?: string | null;
    };
    EvaluationsReopenResponseParameters: {
      employee_id: string;
      /** @enum {string|null} */
      role?: "assignee" | "self" | null;
    };
    EvaluationsCompleteParameters: {
      force?: boolean | null;
    };
    EvaluationsCompleteAction: components["schemas"]["RecordSelection"] & components["schemas"]["EvaluationsCompleteParameters"];
    EvaluationsReopenParameters: Record<string, never>;
    EvaluationsShareParameters: Record<string, never>;
    EvaluationsShareAction: components["schemas"]["RecordSelection"];
    EvaluationsAcknowledgeParameters: {
      comment?: string | null;
    };
    EvaluationsApplySalaryParameters: Record<string, never>;
    EvaluationsCancelParameters: Record<string, never>;
    EvaluationsCancelAction: components["schemas"]["RecordSelection"];
    EvaluationsLaunchParameters: {
      evaluation_type_id: string;
      employee_ids: string[];
      period_start: string;
      period_end: string;
      due_date?: string | null;
      cycle?: string | null;
      start?: boolean | null;
      skip_existing?: boolean | null;
    };
    EvaluationsCategoryFilter: ("technical" | "salary" | "other") | ("technical" | "salary" | "other")[];
    EvaluationsStatusFilter: ("draft" | "in_progress" | "completed" | "cancelled")[];
    EvaluationsIsOverdueFilter: boolean;
    GoalsFields: {
      id?: string;
      /** @enum {string} */
      level?: "company" | "department" | "employee";
      employee_id?: string | null;
      department_id?: string | null;
      title?: string;
      description?: string | null;
      parent_goal_id?: string | null;
      evaluation_id?: string | null;
      start_date?: string;
      due_date?: string;
      weight?: number;
      key_results?: {
        id: string | null;
        title: string;
        /** @enum {string} */
        metric: "number" | "percent" | "currency" | "boolean";
        unit: string | null;
        start_value: number;
        target_value: number;
        current_value: number | null;
        weight: number;
        progress: number | null;
      }[];
      manual_progress?: number | null;
      progress?: number;
      /** @enum {string} */
      confidence?: "on_track" | "at_risk" | "off_track";
      /** @enum {string} */
      status?: "draft" | "active" | "achieved" | "missed" | "cancelled";
      check_ins?: {
        at: string;
        employee_id: string | null;
        key_result_id: string | null;
        value: number | null;
        /** @enum {string} */
        confidence: "on_track" | "at_risk" | "off_track";
        note: string | null;
        progress: number;
      }[];
      closed_at?: string | null;
      closing_note?: string | null;
      created_at?: string;
      updated_at?: string;
    };
    GoalsRelationships: {
      employee?: components["schemas"]["EmployeesRelated"] | null;
      department?: components["schemas"]["DepartmentsRelated"] | null;
      parent?: components["schemas"]["GoalsRelated"] | null;
      children?: components["schemas"]["GoalsRelated"][];
      evaluation?: components["schemas"]["EvaluationsRelated"] | null;
      feedback?: components["schemas"]["FeedbackRelated"][];
    };
    GoalsAttributes: WithRequired<components["schemas"]["GoalsFields"], "id" | "level" | "employee_id" | "department_id" | "title" | "description" | "parent_goal_id" | "evaluation_id" | "start_date" | "due_date" | "weight" | "key_results" | "manual_progress" | "progress" | "confidence" | "status" | "check_ins" | "closed_at" | "closing_note" | "created_at" | "updated_at">;
    GoalsRecord: {
      id: string;
      /** @constant */
      type: "goals";
      attributes: components["schemas"]["GoalsAttributes"];
      relationships?: components["schemas"]["GoalsRelationships"];
      meta: components["schemas"]["RecordMeta"];
    };
    GoalsRelated: {
      id: string;
      /** @constant */
      type: "goals";
      attributes: components["schemas"]["GoalsFields"];
      relationships?: components["schemas"]["GoalsRelationships"];
      meta: components["schemas"]["RecordMeta"];
    };
    GoalsList: {
      data: components["schemas"]["GoalsRecord"][];
      meta: components["schemas"]["PageMeta"];
      links: components["schemas"]["PageLinks"];
    };
    GoalsCreate: {
      /** @enum {string|null} */
      level?: "company" | "department" | "employee" | null;
      employee_id?: string | null;
      department_id?: string | null;
      title: string;
      description?: string | null;
      parent_goal_id?: string | null;
      evaluation_id?: string | null;
      start_date: string;
      due_date: string;
      weight?: number | null;
      key_results?: {
        id?: string | null;
        title: string;
        /** @enum {string|null} */
        metric?: "number" | "percent" | "currency" | "boolean" | null;
        unit?: string | null;
        start_value?: number | null;
        target_value: number;
        current_value?: number | null;
        weight?: number | null;
        progress?: number | null;
      }[] | null;
      manual_progress?: number | null;
      activate?: boolean | null;
    };
    GoalsChange: {
      employee_id?: string | null;
      department_id?: string | null;
      title?: string;
      description?: string | null;
      parent_goal_id?: string | null;
      evaluation_id?: string | null;
      start_date?: string;
      due_date?: string;
      weight?: number;
      key_results?: {
        id?: string | null;
        title: string;
        /** @enum {string|null} */
        metric?: "number" | "percent" | "currency" | "boolean" | null;
        unit?: string | null;
        start_value?: number | null;
        target_value: number;
        current_value?: number | null;
        weight?: number | null;
        progress?: number | null;
      }[];
      manual_progress?: number | null;
    };
    GoalsActivateParameters: Record<string, never>;
    GoalsCheckInParameters: {
      key_result_id?: string | null;
      current_value?: number | null;
      manual_progress?: number | null;
      /** @enum {string|null} */
      confidence?: "on_track" | "at_risk" | "off_track" | null;
      note?: string | null;
    };
    GoalsCloseParameters: {
      /** @enum {string} */
      status: "achieved" | "missed";
      note?: string | null;
    };
    GoalsCloseAction: components["schemas"]["RecordSelection"] & components["schemas"]["GoalsCloseParameters"];
    GoalsReopenParameters: Record<string, never>;
    GoalsCancelParameters: {
      note?: string | null;
    };
    GoalsCancelAction: components["schemas"]["RecordSelection"] & components["schemas"]["GoalsCancelParameters"];
    GoalsLevelFilter: ("company" | "department" | "employee") | ("company" | "department" | "employee")[];
    GoalsConfidenceFilter: ("on_track" | "at_risk" | "off_track") | ("on_track" | "at_risk" | "off_track")[];
    GoalsStatusFilter: ("draft" | "active" | "achieved" | "missed" | "cancelled")[];
    GoalsIsOverdueFilter: boolean;
    FeedbackRequestsFields: {
      id?: string;
      employee_id?: string;
      respondent_employee_ids?: string[];
      evaluation_id?: string | null;
      message?: string | null;
      questions?: {
        key: string;
        title: string;
        /** @enum {string} */
        kind: "text" | "rating";
        is_required: boolean;
      }[];
      due_date?: string | null;
      is_anonymous?: boolean;
      is_visible_to_employee?: boolean;
      /** @enum {string} */
      status?: "open" | "closed" | "cancelled";
      respondents?: {
        employee_id: string;
        /** @enum {string} */
        perspective: "self" | "manager" | "peer" | "direct_report";
        /** @enum {string} */
        status: "pending" | "submitted" | "declined";
        feedback_id: string | null;
        responded_at: string | null;
      }[];
      responses_count?: number;
      response_rate?: number | null;
      requested_by_employee_id?: string | null;
      closed_at?: string | null;
      result?: {
        /** @enum {string} */
        perspective: "self" | "manager" | "peer" | "direct_report";
        respondents: number;
        responses: number;
        suppressed: boolean;
        ratings: {
          [key: string]: number;
        };
      }[] | null;
      created_at?: string;
      updated_at?: string;
    };
    FeedbackRequestsRelationships: {
      employee?: components["schemas"]["EmployeesRelated"] | null;
      requestedBy?: components["schemas"]["EmployeesRelated"] | null;
      evaluation?: components["schemas"]["EvaluationsRelated"] | null;
      respondents?: components["schemas"]["EmployeesRelated"][];
      feedback?: components["schemas"]["FeedbackRelated"][];
    };
    FeedbackRequestsAttributes: WithRequired<components["schemas"]["FeedbackRequestsFields"], "id" | "employee_id" | "respondent_employee_ids" | "evaluation_id" | "message" | "questions" | "due_date" | "is_anonymous" | "is_visible_to_employee" | "status" | "respondents" | "responses_count" | "response_rate" | "requested_by_employee_id" | "closed_at" | "result" | "created_at" | "updated_at">;
    FeedbackRequestsRecord: {
      id: string;
      /** @constant */
      type: "feedback-requests";
      attributes: components["schemas"]["FeedbackRequestsAttributes"];
      relationships?: components["schemas"]["FeedbackRequestsRelationships"];
      meta: components["schemas"]["RecordMeta"];
    };
    FeedbackRequestsRelated: {
      id: string;
      /** @constant */
      type: "feedback-requests";
      attributes: components["schemas"]["FeedbackRequestsFields"];
      relationships?: components["schemas"]["FeedbackRequestsRelationships"];
      meta: components["schemas"]["RecordMeta"];
    };
    FeedbackRequestsList: {
      data: components["schemas"]["FeedbackRequestsRecord"][];
      meta: components["schemas"]["PageMeta"];
      links: components["schemas"]["PageLinks"];
    };
    FeedbackRequestsCreate: {
      employee_id?: string | null;
      respondent_employee_ids: string[];
      evaluation_id?: string | null;
      message?: string | null;
      questions?: {
        key: string;
        title: string;
        /** @enum {string|null} */
        kind?: "text" | "rating" | null;
        is_required?: boolean | null;
      }[] | null;
      due_date?: string | null;
      is_anonymous?: boolean | null;
      is_visible_to_employee?: boolean | null;
    };
    FeedbackRequestsChange: {
      respondent_employee_ids?: string[];
      evaluation_id?: string | null;
      message?: string | null;
      questions?: {
        key: string;
        title: string;
        /** @enum {string|null} */
        kind?: "text" | "rating" | null;
        is_required?: boolean | null;
      }[];
      due_date?: string | null;
      is_anonymous?: boolean;
      is_visible_to_employee?: boolean;
    };
    FeedbackRequestsRespondParameters: {
      answers?: {
        [key: string]: Record<string, never> | null;
      } | null;
      notes?: string | null;
    };
    FeedbackRequestsDeclineParameters: {
      reason?: string | null;
    };
    FeedbackRequestsCloseParameters: Record<string, never>;
    FeedbackRequestsCancelParameters: Record<string, never>;
    FeedbackRequestsReopenParameters: Record<string, never>;
    FeedbackRequestsStatusFilter: ("open" | "closed" | "cancelled") | ("open" | "closed" | "cancelled")[];
    FeedbackRequestsIsAnonymousFilter: boolean;
    FeedbackFields: {
      id?: string;
      /** @enum {string} */
      feedbackable_type?: "employees" | "evaluations" | "goals" | "candidates";
      feedbackable_id?: string;
      feedback_request_id?: string | null;
      /** @enum {string} */
      type?: "praise" | "constructive" | "general" | "self" | "manager" | "peer" | "direct_report";
      notes?: string | null;
      answers?: {
        [key: string]: {
          text?: string;
          rating?: number;
        };
      } | null;
      is_visible_to_employee?: boolean;
      given_at?: string;
      file?: string | null;
      file_name?: string | null;
      audio_file?: string | null;
      audio_file_name?: string | null;
      transcription?: string | null;
      /** @enum {string|null} */
      transcription_status?: "pending" | "completed" | "failed" | "unavailable" | null;
      created_by?: string | null;
      created_by_employee_id?: string | null;
      created_at?: string;
      updated_at?: string;
    };
    FeedbackRelationships: {
      createdBy?: components["schemas"]["UsersRelated"] | null;
      createdByEmployee?: components["schemas"]["EmployeesRelated"] | null;
      feedbackRequest?: components["schemas"]["FeedbackRequestsRelated"] | null;
      employee?: components["schemas"]["EmployeesRelated"] | null;
      evaluation?: components["schemas"]["EvaluationsRelated"] | null;
      goal?: components["schemas"]["GoalsRelated"] | null;
    };
    FeedbackAttributes: WithRequired<components["schemas"]["FeedbackFields"], "id" | "feedbackable_type" | "feedbackable_id" | "feedback_request_id" | "type" | "notes" | "answers" | "is_visible_to_employee" | "given_at" | "file" | "file_name" | "audio_file" | "audio_file_name" | "transcription" | "transcription_status" | "created_by" | "created_by_employee_id" | "created_at" | "updated_at">;
    FeedbackRecord: {
      id: string;
      /** @constant */
      type: "feedback";
      attributes: components["schemas"]["FeedbackAttributes"];
      relationships?: components["schemas"]["FeedbackRelationships"];
      meta: components["schemas"]["RecordMeta"];
    };
    FeedbackRelated: {
      id: string;
      /** @constant */
      type: "feedback";
      attributes: components["schemas"]["FeedbackFields"];
      relationships?: components["schemas"]["FeedbackRelationships"];
      meta: components["schemas"]["RecordMeta"];
    };
    FeedbackList: {
      data: components["schemas"]["FeedbackRecord"][];
      meta: components["schemas"]["PageMeta"];
      links: components["schemas"]["PageLinks"];
    };
    FeedbackCreate: {
      /** @enum {string|null} */
      feedbackable_type?: "employees" | "evaluations" | "goals" | "candidates" | null;
      feedbackable_id: string;
      /** @enum {string|null} */
      type?: "praise" | "constructive" | "general" | null;
      notes?: string | null;
      is_visible_to_employee?: boolean | null;
      given_at?: string | null;
      transcription?: string | null;
    };
    FeedbackChange: {
      notes?: string | null;
      is_visible_to_employee?: boolean;
      given_at?: string;
      transcription?: string | null;
    };
    FeedbackUploadFileForm: {
      file: string;
    };
    FeedbackUploadAudioForm: {
      file: string;
    };
    FeedbackRemoveFileParameters: Record<string, never>;
    FeedbackRemoveAudioParameters: Record<string, never>;
    FeedbackFeedbackableTypeFilter: ("employees" | "evaluations" | "goals" | "candidates") | ("employees" | "evaluations" | "goals" | "candidates")[];
    FeedbackTypeFilter: ("praise" | "constructive" | "general" | "self" | "manager" | "peer" | "direct_report")[];
    FeedbackIsVisibleToEmployeeFilter: boolean;
    FeedbackTranscriptionStatusFilter: ("pending" | "completed" | "failed" | "unavailable" | "null") | ("pending" | "completed" | "failed" | "unavailable" | "null")[];
    AssetsFields: {
      id?: string;
      name?: string;
      asset_type_id?: string;
      asset_tag?: string;
      serial_number?: string | null;
      manufacturer?: string | null;
      model?: string | null;
      supplier?: string | null;
      order_number?: string | null;
      /** @enum {string} */
      status?: "available" | "assigned" | "in_repair" | "lost" | "retired";
      /** @enum {string} */
      condition?: "new" | "good" | "fair" | "poor" | "broken";
      purchase_date?: string | null;
      purchase_cost?: number | null;
      salvage_value?: number;
      currency?: string;
      useful_life_months?: number | null;
      book_value?: number | null;
      warranty_until?: string | null;
      work_location_id?: string | null;
      notes?: string | null;
      employee_id?: string | null;
      assigned_on?: string | null;
      expected_return_date?: string | null;
      is_overdue?: boolean;
      retired_on?: string | null;
      /** @enum {string|null} */
      retirement_reason?: "sold" | "scrapped" | "donated" | "stolen" | "lost" | "returned_to_supplier" | null;
      disposal_value?: number | null;
      created_at?: string;
      updated_at?: string;
    };
    AssetsRelationships: {
      type?: components["schemas"]["AssetTypesRelated"] | null;
      employee?: components["schemas"]["EmployeesRelated"] | null;
      workLocation?: components["schemas"]["WorkLocationsRelated"] | null;
      assignments?: components["schemas"]["AssetAssignmentsRelated"][];
    };
    AssetsAttributes: WithRequired<components["schemas"]["AssetsFields"], "id" | "name" | "asset_type_id" | "asset_tag" | "serial_number" | "manufacturer" | "model" | "status" | "condition" | "purchase_date" | "currency" | "warranty_until" | "work_location_id" | "employee_id" | "assigned_on" | "expected_return_date" | "is_overdue" | "retired_on" | "retirement_reason" | "disposal_value" | "created_at" | "updated_at">;
    AssetsRecord: {
      id: string;
      /** @constant */
      type: "assets";
      attributes: components["schemas"]["AssetsAttributes"];
      relationships?: components["schemas"]["AssetsRelationships"];
      meta: components["schemas"]["RecordMeta"];
    };
    AssetsRelated: {
      id: string;
      /** @constant */
      type: "assets";
      attributes: components["schemas"]["AssetsFields"];
      relationships?: components["schemas"]["AssetsRelationships"];
      meta: components["schemas"]["RecordMeta"];
    };
    AssetsList: {
      data: components["schemas"]["AssetsRecord"][];
      meta: components["schemas"]["PageMeta"];
      links: components["schemas"]["PageLinks"];
    };
    AssetsCreate: {
      name: string;
      asset_type_id: string;
      asset_tag?: string | null;
      serial_number?: string | null;
      manufacturer?: string | null;
      model?: string | null;
      supplier?: string | null;
      order_number?: string | null;
      /** @enum {string|null} */
      status?: "available" | "in_repair" | null;
      /** @enum {string|null} */
      condition?: "new" | "good" | "fair" | "poor" | "broken" | null;
      purchase_date?: string | null;
      purchase_cost?: number | null;
      salvage_value?: number | null;
      currency?: string | null;
      useful_life_months?: number | null;
      warranty_until?: string | null;
      work_location_id?: string | null;
      notes?: string | null;
    };
    AssetsChange: {
      name?: string;
      asset_type_id?: string;
      asset_tag?: string;
      serial_number?: string | null;
      manufacturer?: string | null;
      model?: string | null;
      supplier?: string | null;
      order_number?: string | null;
      /** @enum {string} */
      condition?: "new" | "good" | "fair" | "poor" | "broken";
      purchase_date?: string | null;
      purchase_cost?: number | null;
      salvage_value?: number;
      currency?: string;
      useful_life_months?: number | null;
      warranty_until?: string | null;
      work_location_id?: string | null;
      notes?: string | null;
    };
    AssetsAssignParameters: {
      employee_id: string;
      expected_return_date?: string | null;
      /** @enum {string|null} */
      condition?: "new" | "good" | "fair" | "poor" | "broken" | null;
      notes?: string | null;
      assigned_on?: string | null;
    };
    AssetsReturnParameters: {
      returned_on?: string | null;
      /** @enum {string|null} */
      condition?: "new" | "good" | "fair" | "poor" | "broken" | null;
      needs_repair?: boolean | null;
      notes?: string | null;
    };
    AssetsReturnAction: components["schemas"]["RecordSelection"] & components["schemas"]["AssetsReturnParameters"];
    AssetsTransferParameters: {
      employee_id: string;
      expected_return_date?: string | null;
      /** @enum {string|null} */
      condition?: "new" | "good" | "fair" | "poor" | "broken" | null;
      notes?: string | null;
      transferred_on?: string | null;
    };
    AssetsSendToRepairParameters: {
      notes?: string | null;
    };
    AssetsFinishRepairParameters: {
      /** @enum {string|null} */
      condition?: "new" | "good" | "fair" | "poor" | "broken" | null;
      notes?: string | null;
    };
    AssetsReportLostParameters: {
      notes?: string | null;
    };
    AssetsRecoverParameters: {
      /** @enum {string|null} */
      condition?: "new" | "good" | "fair" | "poor" | "broken" | null;
      notes?: string | null;
    };
    AssetsRetireParameters: {
      /** @enum {string} */
      reason: "sold" | "scrapped" | "donated" | "stolen" | "lost" | "returned_to_supplier";
      retired_on?: string | null;
      disposal_value?: number | null;
    };
    AssetsRetireAction: components["schemas"]["RecordSelection"] & components["schemas"]["AssetsRetireParameters"];
    AssetsUnretireParameters: Record<string, never>;
    AssetsImportParameters: {
      mode?: string;
      on_duplicate?: string;
      mapping?: string;
      file: string;
    };
    AssetsUndoImportParameters: {
      import_id: string;
    };
    AssetsStatusFilter: ("available" | "assigned" | "in_repair" | "lost" | "retired") | ("available" | "assigned" | "in_repair" | "lost" | "retired")[];
    AssetsConditionFilter: ("new" | "good" | "fair" | "poor" | "broken") | ("new" | "good" | "fair" | "poor" | "broken")[];
    AssetsIsOverdueFilter: boolean;
    AssetTypesFields: {
      id?: string;
      name?: string;
      description?: string | null;
      tag_prefix?: string;
      useful_life_months?: number | null;
      requires_acceptance?: boolean;
      is_used?: boolean;
      created_at?: string;
      updated_at?: string;
    };
    AssetTypesAttributes: WithRequired<components["schemas"]["AssetTypesFields"], "id" | "name" | "description" | "tag_prefix" | "useful_life_months" | "requires_acceptance" | "is_used" | "created_at" | "updated_at">;
    AssetTypesRecord: {
      id: string;
      /** @constant */
      type: "asset-types";
      attributes: components["schemas"]["AssetTypesAttributes"];
      meta: components["schemas"]["RecordMeta"];
    };
    AssetTypesRelated: {
      id: string;
      /** @constant */
      type: "asset-types";
      attributes: components["schemas"]["AssetTypesFields"];
      meta: components["schemas"]["RecordMeta"];
    };
    AssetTypesList: {
      data: components["schemas"]["AssetTypesRecord"][];
      meta: components["schemas"]["PageMeta"];
      links: components["schemas"]["PageLinks"];
    };
    AssetTypesCreate: {
      name: string;
      description?: string | null;
      tag_prefix?: string | null;
      useful_life_months?: number | null;
      requires_acceptance?: boolean | null;
    };
    AssetTypesChange: {
      name?: string;
      description?: string | null;
      tag_prefix?: string;
      useful_life_months?: number | null;
      requires_acceptance?: boolean;
    };
    AssetTypesRequiresAcceptanceFilter: boolean;
    AssetTypesIsUsedFilter: boolean;
    AssetAssignmentsFields: {
      id?: string;
      asset_id?: string;
      employee_id?: string;
      assigned_on?: string;
      returned_on?: string | null;
      expected_return_date?: string | null;
      /** @enum {string} */
      condition_out?: "new" | "good" | "fair" | "poor" | "broken";
      /** @enum {string|null} */
      condition_in?: "new" | "good" | "fair" | "poor" | "broken" | null;
      /** @enum {string|null} */
      outcome?: "returned" | "transferred" | "lost" | null;
      accepted_at?: string | null;
      /** @enum {string} */
      status?: "pending_acceptance" | "active" | "closed";
      days_held?: number;
      notes?: string | null;
      assigned_by_employee_id?: string | null;
      returned_by_employee_id?: string | null;
      created_at?: string;
      updated_at?: string;
    };
    AssetAssignmentsRelationships: {
      asset?: components["schemas"]["AssetsRelated"] | null;
      employee?: components["schemas"]["EmployeesRelated"] | null;
    };
    AssetAssignmentsAttributes: WithRequired<components["schemas"]["AssetAssignmentsFields"], "id" | "asset_id" | "employee_id" | "assigned_on" | "returned_on" | "expected_return_date" | "condition_out" | "condition_in" | "outcome" | "accepted_at" | "status" | "days_held" | "notes" | "assigned_by_employee_id" | "returned_by_employee_id" | "created_at" | "updated_at">;
    AssetAssignmentsRecord: {
      id: string;
      /** @constant */
      type: "asset-assignments";
      attributes: components["schemas"]["AssetAssignmentsAttributes"];
      relationships?: components["schemas"]["AssetAssignmentsRelationships"];
      meta: components["schemas"]["RecordMeta"];
    };
    AssetAssignmentsRelated: {
      id: string;
      /** @constant */
      type: "asset-assignments";
      attributes: components["schemas"]["AssetAssignmentsFields"];
      relationships?: components["schemas"]["AssetAssignmentsRelationships"];
      meta: components["schemas"]["RecordMeta"];
    };
    AssetAssignmentsList: {
      data: components["schemas"]["AssetAssignmentsRecord"][];
      meta: components["schemas"]["PageMeta"];
      links: components["schemas"]["PageLinks"];
    };
    AssetAssignmentsChange: {
      expected_return_date?: string | null;
      notes?: string | null;
    };
    AssetAssignmentsAcceptParameters: Record<string, never>;
    AssetAssignmentsDeclineParameters: {
      reason: string;
    };
    AssetAssignmentsStatusFilter: ("pending_acceptance" | "active" | "closed") | ("pending_acceptance" | "active" | "closed")[];
    AssetAssignmentsOutcomeFilter: ("returned" | "transferred" | "lost" | "null") | ("returned" | "transferred" | "lost" | "null")[];
    AssetAssignmentsIsOverdueFilter: boolean;
    TeamspacesFields: {
      id?: string;
      name?: string;
      description?: string | null;
      icon?: string | null;
      color?: string | null;
      /** @enum {string} */
      default_access?: "none" | "viewer" | "editor";
      is_private?: boolean;
      members?: {
        employee_id: string;
        /** @enum {string} */
        access: "viewer" | "editor" | "admin";
      }[];
      /** @enum {string} */
      my_access?: "viewer" | "editor" | "admin";
      pages_count?: number;
      archived?: boolean;
      archived_at?: string | null;
      created_at?: string;
      updated_at?: string;
    };
    TeamspacesRelationships: {
      pages?: components["schemas"]["PagesRelated"][];
      memberEmployees?: components["schemas"]["EmployeesRelated"][];
    };
    TeamspacesAttributes: WithRequired<components["schemas"]["TeamspacesFields"], "id" | "name" | "description" | "icon" | "color" | "default_access" | "is_private" | "members" | "my_access" | "pages_count" | "archived" | "archived_at" | "created_at" | "updated_at">;
    TeamspacesRecord: {
      id: string;
      /** @constant */
      type: "teamspaces";
      attributes: components["schemas"]["TeamspacesAttributes"];
      relationships?: components["schemas"]["TeamspacesRelationships"];
      meta: components["schemas"]["RecordMeta"];
    };
    TeamspacesRelated: {
      id: string;
      /** @constant */
      type: "teamspaces";
      attributes: components["schemas"]["TeamspacesFields"];
      relationships?: components["schemas"]["TeamspacesRelationships"];
      meta: components["schemas"]["RecordMeta"];
    };
    TeamspacesList: {
      data: components["schemas"]["TeamspacesRecord"][];
      meta: components["schemas"]["PageMeta"];
      links: components["schemas"]["PageLinks"];
    };
    TeamspacesCreate: {
      name: string;
      description?: string | null;
      icon?: string | null;
      color?: string | null;
      /** @enum {string|null} */
      default_access?: "none" | "viewer" | "editor" | null;
      members?: {
        employee_id: string;
        /** @enum {string} */
        access: "viewer" | "editor" | "admin";
      }[] | null;
    };
    TeamspacesChange: {
      name?: string;
      description?: string | null;
      icon?: string | null;
      color?: string | null;
      /** @enum {string} */
      default_access?: "none" | "viewer" | "editor";
      members?: {
        employee_id: string;
        /** @enum {string} */
        access: "viewer" | "editor" | "admin";
      }[];
    };
    TeamspacesArchiveParameters: Record<string, never>;
    TeamspacesArchiveAction: components["schemas"]["RecordSelection"];
    TeamspacesRestoreParameters: Record<string, never>;
    TeamspacesRestoreAction: components["schemas"]["RecordSelection"];
    TeamspacesAddMembersParameters: {
      members: {
        employee_id: string;
        /** @enum {string} */
        access: "viewer" | "editor" | "admin";
      }[];
    };
    TeamspacesRemoveMembersParameters: {
      employee_ids: string[];
    };
    TeamspacesLeaveParameters: Record<string, never>;
    TeamspacesIsPrivateFilter: boolean;
    TeamspacesDefaultAccessFilter: ("none" | "viewer" | "editor") | ("none" | "viewer" | "editor")[];
    TeamspacesArchivedFilter: boolean;
    PagesFields: {
      id?: string;
      teamspace_id?: string;
      parent_id?: string | null;
      title?: string;
      content?: string;
      icon?: string | null;
      position?: number;
      depth?: number;
      slug?: string;
      /** @enum {string} */
      status?: "draft" | "published" | "archived";
      version?: number;
      excerpt?: string;
      word_count?: number;
      has_children?: boolean;
      published_at?: string | null;
      archived_at?: string | null;
      created_by_employee_id?: string | null;
      updated_by_employee_id?: string | null;
      created_at?: string;
      updated_at?: string;
    };
    PagesRelationships: {
      teamspace?: components["schemas"]["TeamspacesRelated"] | null;
      parent?: components["schemas"]["PagesRelated"] | null;
      children?: components["schemas"]["PagesRelated"][];
      createdBy?: components["schemas"]["EmployeesRelated"] | null;
      updatedBy?: components["schemas"]["EmployeesRelated"] | null;
    };
    PagesAttributes: WithRequired<components["schemas"]["PagesFields"], "id" | "teamspace_id" | "parent_id" | "title" | "icon" | "position" | "depth" | "slug" | "status" | "version" | "excerpt" | "word_count" | "has_children" | "published_at" | "archived_at" | "created_by_employee_id" | "updated_by_employee_id" | "created_at" | "updated_at">;
    PagesRecord: {
      id: string;
      /** @constant */
      type: "pages";
      attributes: components["schemas"]["PagesAttributes"];
      relationships?: components["schemas"]["PagesRelationships"];
      meta: components["schemas"]["RecordMeta"];
    };
    PagesRelated: {
      id: string;
      /** @constant */
      type: "pages";
      attributes: components["schemas"]["PagesFields"];
      relationships?: components["schemas"]["PagesRelationships"];
      meta: components["schemas"]["RecordMeta"];
    };
    PagesList: {
      data: components["schemas"]["PagesRecord"][];
      meta: components["schemas"]["PageMeta"];
      links: components["schemas"]["PageLinks"];
    };
    PagesCreate: {
      teamspace_id: string;
      parent_id?: string | null;
      title: string;
      content?: string | null;
      icon?: string | null;
      position?: number | null;
      /** @enum {string|null} */
      status?: "draft" | "published" | null;
    };
    PagesChange: {
      title?: string;
      content?: string | null;
      icon?: string | null;
    };
    PagesMoveParameters: {
      teamspace_id?: string | null;
      parent_id?: string | null;
      position?: number | null;
    };
    PagesDuplicateParameters: {
      with_children?: boolean | null;
      title?: string | null;
    };
    PagesRestoreVersionParameters: {
      version: number;
    };
    PagesPublishParameters: Record<string, never>;
    PagesPublishAction: components["schemas"]["RecordSelection"];
    PagesUnpublishParameters: Record<string, never>;
    PagesUnpublishAction: components["schemas"]["RecordSelection"];
    PagesArchiveParameters: Record<string, never>;
    PagesArchiveAction: components["schemas"]["RecordSelection"];
    PagesRestoreParameters: Record<string, never>;
    PagesRestoreAction: components["schemas"]["RecordSelection"];
    PagesStatusFilter: ("draft" | "published" | "archived")[];
    PagesHasChildrenFilter: boolean;
    CustomFieldsFields: {
      id?: string;
      /** @enum {string} */
      resource?: "leads" | "clients" | "client-contacts" | "employees";
      name?: string;
      slug?: string;
      /** @enum {string} */
      type?: "text" | "textarea" | "number" | "boolean" | "date" | "datetime" | "select" | "multi_select" | "email" | "url" | "phone" | "employee";
      description?: string | null;
      options?: {
        value: string | null;
        label: string;
        color: string | null;
        is_archived: boolean;
      }[] | null;
      is_required?: boolean;
      default_value?: unknown;
      min_length?: number | null;
      max_length?: number | null;
      min?: unknown;
      max?: unknown;
      decimals?: number | null;
      unit?: string | null;
      is_unique?: boolean;
      is_filterable?: boolean;
      /** @enum {string} */
      access?: "standard" | "restricted";
      position?: number | null;
      values_count?: number;
      archived?: boolean;
      archived_at?: string | null;
      is_used?: boolean;
      created_at?: string;
      updated_at?: string;
    };
    CustomFieldsAttributes: WithRequired<components["schemas"]["CustomFieldsFields"], "id" | "resource" | "name" | "slug" | "type" | "description" | "options" | "is_required" | "default_value" | "min_length" | "max_length" | "min" | "max" | "decimals" | "unit" | "is_unique" | "is_filterable" | "access" | "position" | "values_count" | "archived" | "archived_at" | "is_used" | "created_at" | "updated_at">;
    CustomFieldsRecord: {
      id: string;
      /** @constant */
      type: "custom-fields";
      attributes: components["schemas"]["CustomFieldsAttributes"];
      meta: components["schemas"]["RecordMeta"];
    };
    CustomFieldsList: {
      data: components["schemas"]["CustomFieldsRecord"][];
      meta: components["schemas"]["PageMeta"];
      links: components["schemas"]["PageLinks"];
    };
    CustomFieldsCreate: {
      /** @enum {string} */
      resource: "leads" | "clients" | "client-contacts" | "employees";
      name: string;
      slug?: string;
      /** @enum {string} */
      type: "text" | "textarea" | "number" | "boolean" | "date" | "datetime" | "select" | "multi_select" | "email" | "url" | "phone" | "employee";
      description?: string | null;
      options?: {
        value?: string | null;
        label: string;
        color?: string | null;
        is_archived?: boolean | null;
      }[] | null;
      is_required?: boolean | null;
      default_value?: unknown;
      min_length?: number | null;
      max_length?: number | null;
      min?: unknown;
      max?: unknown;
      decimals?: number | null;
      unit?: string | null;
      is_unique?: boolean | null;
      is_filterable?: boolean;
      /** @enum {string|null} */
      access?: "standard" | "restricted" | null;
      position?: number | null;
    };
    CustomFieldsChange: {
      name?: string;
      description?: string | null;
      options?: {
        value?: string | null;
        label: string;
        color?: string | null;
        is_archived?: boolean | null;
      }[] | null;
      is_required?: boolean;
      default_value?: unknown;
      min_length?: number | null;
      max_length?: number | null;
      min?: unknown;
      max?: unknown;
      decimals?: number | null;
      unit?: string | null;
      is_unique?: boolean;
      is_filterable?: boolean;
      /** @enum {string} */
      access?: "standard" | "restricted";
      position?: number | null;
    };
    CustomFieldsReorderAction: components["schemas"]["RecordSelection"];
    CustomFieldsArchiveParameters: Record<string, never>;
    CustomFieldsArchiveAction: components["schemas"]["RecordSelection"];
    CustomFieldsRestoreParameters: Record<string, never>;
    CustomFieldsRestoreAction: components["schemas"]["RecordSelection"];
    CustomFieldsPurgeParameters: {
      slug: string;
    };
    CustomFieldsResourceFilter: ("leads" | "clients" | "client-contacts" | "employees")[];
    CustomFieldsTypeFilter: ("text" | "textarea" | "number" | "boolean" | "date" | "datetime" | "select" | "multi_select" | "email" | "url" | "phone" | "employee")[];
    CustomFieldsIsRequiredFilter: boolean;
    CustomFieldsIsFilterableFilter: boolean;
    CustomFieldsIsUniqueFilter: boolean;
    CustomFieldsArchivedFilter: boolean;
    CustomFieldsAccessFilter: ("standard" | "restricted") | ("standard" | "restricted")[];
    ApiKeysFields: {
      id?: string;
      name?: string;
      description?: string | null;
      key_hint?: string;
      /** @enum {string} */
      status?: "active" | "expired" | "revoked" | "suspended";
      scopes?: ("self" | "team" | "manage-api-keys" | "manage-assets" | "manage-benefits" | "manage-clients" | "manage-custom-fields" | "manage-documents" | "manage-employees" | "manage-expenses" | "manage-hiring" | "manage-invoices" | "manage-knowledge-base" | "manage-leads" | "manage-leave" | "manage-offers" | "manage-organization" | "manage-performance" | "manage-projects" | "manage-salaries" | "manage-tickets" | "manage-timesheets" | "manage-users" | "manage-workspace" | "view-assets" | "view-audit-log" | "view-benefits" | "view-clients" | "view-documents" | "view-employees" | "view-expenses" | "view-hiring" | "view-invoices" | "view-leads" | "view-leave" | "view-offers" | "view-payroll" | "view-performance" | "view-project-financials" | "view-projects" | "view-reports-crm" | "view-reports-finance" | "view-reports-people" | "view-reports-projects" | "view-reports-time" | "view-sensitive-information" | "view-tickets" | "view-timesheets")[];
      effective_scopes?: ("self" | "team" | "manage-api-keys" | "manage-assets" | "manage-benefits" | "manage-clients" | "manage-custom-fields" | "manage-documents" | "manage-employees" | "manage-expenses" | "manage-hiring" | "manage-invoices" | "manage-knowledge-base" | "manage-leads" | "manage-leave" | "manage-offers" | "manage-organization" | "manage-performance" | "manage-projects" | "manage-salaries" | "manage-tickets" | "manage-timesheets" | "manage-users" | "manage-workspace" | "view-assets" | "view-audit-log" | "view-benefits" | "view-clients" | "view-documents" | "view-employees" | "view-expenses" | "view-hiring" | "view-invoices" | "view-leads" | "view-leave" | "view-offers" | "view-payroll" | "view-performance" | "view-project-financials" | "view-projects" | "view-reports-crm" | "view-reports-finance" | "view-reports-people" | "view-reports-projects" | "view-reports-time" | "view-sensitive-information" | "view-tickets" | "view-timesheets")[];
      ip_allowlist?: string[];
      expires_at?: string | null;
      created_by_user_id?: string;
      last_used_at?: string | null;
      last_used_ip?: string | null;
      last_used_user_agent?: string | null;
      regenerated_at?: string | null;
      previous_secret_expires_at?: string | null;
      revoked_at?: string | null;
      revoked_by_user_id?: string | null;
      /** @enum {string|null} */
      revoke_reason?: "manual" | "leaked" | "creator_archived" | "replaced" | "other" | null;
      is_current?: boolean;
      created_at?: string;
      updated_at?: string;
    };
    ApiKeysRelationships: {
      createdBy?: components["schemas"]["UsersRelated"] | null;
      revokedBy?: components["schemas"]["UsersRelated"] | null;
    };
    ApiKeysAttributes: WithRequired<components["schemas"]["ApiKeysFields"], "id" | "name" | "description" | "key_hint" | "status" | "scopes" | "effective_scopes" | "ip_allowlist" | "expires_at" | "created_by_user_id" | "last_used_at" | "regenerated_at" | "previous_secret_expires_at" | "revoked_at" | "revoked_by_user_id" | "revoke_reason" | "is_current" | "created_at" | "updated_at">;
    ApiKeysRecord: {
      id: string;
      /** @constant */
      type: "api-keys";
      attributes: components["schemas"]["ApiKeysAttributes"];
      relationships?: components["schemas"]["ApiKeysRelationships"];
      meta: components["schemas"]["RecordMeta"];
    };
    ApiKeysRelated: {
      id: string;
      /** @constant */
      type: "api-keys";
      attributes: components["schemas"]["ApiKeysFields"];
      relationships?: components["schemas"]["ApiKeysRelationships"];
      meta: components["schemas"]["RecordMeta"];
    };
    ApiKeysList: {
      data: components["schemas"]["ApiKeysRecord"][];
      meta: components["schemas"]["PageMeta"];
      links: components["schemas"]["PageLinks"];
    };
    ApiKeysCreate: {
      name: string;
      description?: string | null;
      scopes: ("self" | "team" | "manage-api-keys" | "manage-assets" | "manage-benefits" | "manage-clients" | "manage-custom-fields" | "manage-documents" | "manage-employees" | "manage-expenses" | "manage-hiring" | "manage-invoices" | "manage-knowledge-base" | "manage-leads" | "manage-leave" | "manage-offers" | "manage-organization" | "manage-performance" | "manage-projects" | "manage-salaries" | "manage-tickets" | "manage-timesheets" | "manage-users" | "manage-workspace" | "view-assets" | "view-audit-log" | "view-benefits" | "view-clients" | "view-documents" | "view-employees" | "view-expenses" | "view-hiring" | "view-invoices" | "view-leads" | "view-leave" | "view-offers" | "view-payroll" | "view-performance" | "view-project-financials" | "view-projects" | "view-reports-crm" | "view-reports-finance" | "view-reports-people" | "view-reports-projects" | "view-reports-time" | "view-sensitive-information" | "view-tickets" | "view-timesheets")[];
      ip_allowlist?: string[] | null;
      expires_at?: string | null;
    };
    ApiKeysChange: {
      name?: string;
      description?: string | null;
      scopes?: ("self" | "team" | "manage-api-keys" | "manage-assets" | "manage-benefits" | "manage-clients" | "manage-custom-fields" | "manage-documents" | "manage-employees" | "manage-expenses" | "manage-hiring" | "manage-invoices" | "manage-knowledge-base" | "manage-leads" | "manage-leave" | "manage-offers" | "manage-organization" | "manage-performance" | "manage-projects" | "manage-salaries" | "manage-tickets" | "manage-timesheets" | "manage-users" | "manage-workspace" | "view-assets" | "view-audit-log" | "view-benefits" | "view-clients" | "view-documents" | "view-employees" | "view-expenses" | "view-hiring" | "view-invoices" | "view-leads" | "view-leave" | "view-offers" | "view-payroll" | "view-performance" | "view-project-financials" | "view-projects" | "view-reports-crm" | "view-reports-finance" | "view-reports-people" | "view-reports-projects" | "view-reports-time" | "view-sensitive-information" | "view-tickets" | "view-timesheets")[];
      ip_allowlist?: string[];
      expires_at?: string | null;
    };
    ApiKeysRegenerateParameters: {
      grace_minutes?: number | null;
      expires_at?: string | null;
    };
    ApiKeysEndGraceParameters: Record<string, never>;
    ApiKeysRevokeParameters: {
      /** @enum {string|null} */
      reason?: "manual" | "leaked" | "replaced" | "other" | null;
    };
    ApiKeysRevokeAction: components["schemas"]["RecordSelection"] & components["schemas"]["ApiKeysRevokeParameters"];
    ApiKeysStatusFilter: ("active" | "expired" | "revoked" | "suspended")[];
    ApiKeysScopesFilter: ("self" | "team" | "manage-api-keys" | "manage-assets" | "manage-benefits" | "manage-clients" | "manage-custom-fields" | "manage-documents" | "manage-employees" | "manage-expenses" | "manage-hiring" | "manage-invoices" | "manage-knowledge-base" | "manage-leads" | "manage-leave" | "manage-offers" | "manage-organization" | "manage-performance" | "manage-projects" | "manage-salaries" | "manage-tickets" | "manage-timesheets" | "manage-users" | "manage-workspace" | "view-assets" | "view-audit-log" | "view-benefits" | "view-clients" | "view-documents" | "view-employees" | "view-expenses" | "view-hiring" | "view-invoices" | "view-leads" | "view-leave" | "view-offers" | "view-payroll" | "view-performance" | "view-project-financials" | "view-projects" | "view-reports-crm" | "view-reports-finance" | "view-reports-people" | "view-reports-projects" | "view-reports-time" | "view-sensitive-information" | "view-tickets" | "view-timesheets")[];
    ApiKeysIsCurrentFilter: boolean;
    WorkspaceFields: {
      id?: string;
      name?: string;
      subdomain?: string;
      logo_path?: string | null;
      legal_name?: string | null;
      vat_number?: string | null;
      registration_number?: string | null;
      email?: string | null;
      phone?: string | null;
      website?: string | null;
      address?: {
        city?: string | null;
        state?: string | null;
        street?: string | null;
        country?: string | null;
        zip_code?: string | null;
      } | null;
      bank_name?: string | null;
      iban?: string | null;
      swift?: string | null;
      locale?: string;
      timezone?: string;
      base_currency?: string;
      /** @enum {integer} */
      week_starts_on?: 1 | 6 | 7;
      fiscal_year_start_month?: number;
      working_days?: number[];
      full_time_weekly_hours?: number;
      leave_closed_until?: string | null;
      time_closed_until?: string | null;
      expenses_closed_until?: string | null;
      invoices_closed_until?: string | null;
      /** @enum {string} */
      billing_rounding_mode?: "none" | "up" | "down" | "nearest";
      /** @enum {integer} */
      billing_rounding_minutes?: 1 | 5 | 6 | 10 | 12 | 15 | 30 | 60;
      timesheet_require_project?: boolean;
      timesheet_block_overlap?: boolean;
      max_timer_minutes?: number;
      invoice_number_format?: string;
      credit_note_number_format?: string;
      offer_number_format?: string;
      invoice_number_start?: number;
      payment_terms_days?: number;
      /** @enum {string} */
      tax_rounding?: "total" | "line";
      billing_requires_approval?: boolean;
      invoice_footer?: string | null;
      invoice_reminder_1_days?: number | null;
      invoice_reminder_2_days?: number | null;
      invoice_reminder_3_days?: number | null;
      invoice_reminder_1_text?: string | null;
      invoice_reminder_2_text?: string | null;
      invoice_reminder_3_text?: string | null;
      offer_terms?: string | null;
      offer_validity_days?: number;
      lead_lost_reasons?: {
        key: string;
        label: string;
        requires_note: boolean;
        is_archived: boolean;
      }[];
      candidate_rejection_reasons?: {
        key: string;
        label: string;
        /** @enum {string} */
        type: "we_rejected" | "they_withdrew";
        is_archived: boolean;
      }[];
      candidate_retention_months?: number | null;
      candidate_auto_anonymize?: boolean;
      business_hours?: {
        /** @default false */
        exclude_public_holidays: boolean;
        days: {
          [key: string]: string[][];
        };
      } | null;
      ticket_sla?: {
        urgent?: {
          first_response_minutes?: number | null;
          resolution_minutes?: number | null;
        } | null;
        high?: {
          first_response_minutes?: number | null;
          resolution_minutes?: number | null;
        } | null;
        normal?: {
          first_response_minutes?: number | null;
          resolution_minutes?: number | null;
        } | null;
        low?: {
          first_response_minutes?: number | null;
          resolution_minutes?: number | null;
        } | null;
      };
      ticket_reopen_days?: number;
      two_factor_required?: boolean;
      /** @enum {string} */
      api_keys_allowed_for?: "everyone" | "managers";
      api_key_max_lifetime_days?: number | null;
      revoke_keys_on_archive?: boolean;
      audit_retention_months?: number | null;
      created_at?: string;
      updated_at?: string;
    };
    WorkspaceAttributes: WithRequired<components["schemas"]["WorkspaceFields"], "id" | "name" | "subdomain" | "logo_path" | "legal_name" | "vat_number" | "registration_number" | "email" | "phone" | "website" | "address" | "bank_name" | "iban" | "swift" | "locale" | "timezone" | "base_currency" | "week_starts_on" | "fiscal_year_start_month" | "working_days" | "full_time_weekly_hours" | "leave_closed_until" | "time_closed_until" | "expenses_closed_until" | "invoices_closed_until" | "billing_rounding_mode" | "billing_rounding_minutes" | "timesheet_require_project" | "timesheet_block_overlap" | "max_timer_minutes" | "invoice_number_format" | "credit_note_number_format" | "offer_number_format" | "invoice_number_start" | "payment_terms_days" | "tax_rounding" | "billing_requires_approval" | "invoice_footer" | "invoice_reminder_1_days" | "invoice_reminder_2_days" | "invoice_reminder_3_days" | "invoice_reminder_1_text" | "invoice_reminder_2_text" | "invoice_reminder_3_text" | "offer_terms" | "offer_validity_days" | "lead_lost_reasons" | "candidate_rejection_reasons" | "business_hours" | "ticket_sla" | "ticket_reopen_days" | "two_factor_required" | "created_at" | "updated_at">;
    WorkspaceRecord: {
      id: string;
      /** @constant */
      type: "workspace";
      attributes: components["schemas"]["WorkspaceAttributes"];
      meta: components["schemas"]["RecordMeta"];
    };
    WorkspaceChange: {
      name?: string;
      subdomain?: string;
      legal_name?: string | null;
      vat_number?: string | null;
      registration_number?: string | null;
      email?: string | null;
      phone?: string | null;
      website?: string | null;
      address?: {
        city?: string | null;
        state?: string | null;
        street?: string | null;
        country?: string | null;
        zip_code?: string | null;
      } | null;
      bank_name?: string | null;
      iban?: string | null;
      swift?: string | null;
      locale?: string;
      timezone?: string;
      base_currency?: string;
      /** @enum {integer} */
      week_starts_on?: 1 | 6 | 7;
      fiscal_year_start_month?: number;
      working_days?: number[];
      full_time_weekly_hours?: number;
      leave_closed_until?: string | null;
      time_closed_until?: string | null;
      expenses_closed_until?: string | null;
      invoices_closed_until?: string | null;
      /** @enum {string} */
      billing_rounding_mode?: "none" | "up" | "down" | "nearest";
      /** @enum {integer} */
      billing_rounding_minutes?: 1 | 5 | 6 | 10 | 12 | 15 | 30 | 60;
      timesheet_require_project?: boolean;
      timesheet_block_overlap?: boolean;
      max_timer_minutes?: number;
      invoice_number_format?: string;
      credit_note_number_format?: string;
      offer_number_format?: string;
      invoice_number_start?: number;
      payment_terms_days?: number;
      /** @enum {string} */
      tax_rounding?: "total" | "line";
      billing_requires_approval?: boolean;
      invoice_footer?: string | null;
      invoice_reminder_1_days?: number | null;
      invoice_reminder_2_days?: number | null;
      invoice_reminder_3_days?: number | null;
      invoice_reminder_1_text?: string | null;
      invoice_reminder_2_text?: string | null;
      invoice_reminder_3_text?: string | null;
      offer_terms?: string | null;
      offer_validity_days?: number;
      lead_lost_reasons?: {
        key: string;
        label: string;
        requires_note?: boolean | null;
        is_archived?: boolean | null;
      }[];
      candidate_rejection_reasons?: {
        key: string;
        label: string;
        /** @enum {string} */
        type: "we_rejected" | "they_withdrew";
        is_archived?: boolean | null;
      }[];
      candidate_retention_months?: number | null;
      candidate_auto_anonymize?: boolean;
      business_hours?: {
        /** @default false */
        exclude_public_holidays: boolean;
        days: {
          [key: string]: string[][];
        };
      } | null;
      ticket_sla?: {
        urgent?: {
          first_response_minutes?: number | null;
          resolution_minutes?: number | null;
        } | null;
        high?: {
          first_response_minutes?: number | null;
          resolution_minutes?: number | null;
        } | null;
        normal?: {
          first_response_minutes?: number | null;
          resolution_minutes?: number | null;
        } | null;
        low?: {
          first_response_minutes?: number | null;
          resolution_minutes?: number | null;
        } | null;
      };
      ticket_reopen_days?: number;
      two_factor_required?: boolean;
      /** @enum {string} */
      api_keys_allowed_for?: "everyone" | "managers";
      api_key_max_lifetime_days?: number | null;
      revoke_keys_on_archive?: boolean;
      audit_retention_months?: number | null;
    };
    WorkspaceUploadLogoForm: {
      file: string;
    };
    WorkspaceRemoveLogoParameters: Record<string, never>;
    AuditLogFields: {
      id?: string;
      event?: string;
      resource_type?: string | null;
      resource_id?: string | null;
      resource_label?: string | null;
      /** @enum {string} */
      actor_type?: "user" | "api_key" | "system";
      user_id?: string | null;
      api_key_id?: string | null;
      actor_name?: string;
      changes?: Record<string, never>;
      params?: Record<string, never> | null;
      request_id?: string | null;
      ip?: string | null;
      user_agent?: string | null;
      batch_id?: string | null;
      created_at?: string;
    };
    AuditLogRelationships: {
      user?: components["schemas"]["UsersRelated"] | null;
      apiKey?: components["schemas"]["ApiKeysRelated"] | null;
    };
    AuditLogAttributes: WithRequired<components["schemas"]["AuditLogFields"], "id" | "event" | "resource_type" | "resource_id" | "resource_label" | "actor_type" | "user_id" | "api_key_id" | "actor_name" | "changes" | "params" | "request_id" | "ip" | "user_agent" | "batch_id" | "created_at">;
    AuditLogRecord: {
      id: string;
      /** @constant */
      type: "audit-log";
      attributes: components["schemas"]["AuditLogAttributes"];
      relationships?: components["schemas"]["AuditLogRelationships"];
      meta: components["schemas"]["RecordMeta"];
    };
    AuditLogList: {
      data: components["schemas"]["AuditLogRecord"][];
      meta: components["schemas"]["PageMeta"];
      links: components["schemas"]["PageLinks"];
    };
    AuditLogActorTypeFilter: ("user" | "api_key" | "system")[];
    WebhooksFields: {
      id?: string;
      url?: string;
      description?: string | null;
      events?: string[];
      /** @enum {string} */
      status?: "enabled" | "disabled";
      /** @enum {string|null} */
      disabled_reason?: "manual" | "gone" | "failing" | null;
      disabled_at?: string | null;
      failing_since?: string | null;
      last_success_at?: string | null;
      last_attempt_at?: string | null;
      secret_hint?: string;
      previous_secret_expires_at?: string | null;
      created_at?: string;
      updated_at?: string;
    };
    WebhooksAttributes: WithRequired<components["schemas"]["WebhooksFields"], "id" | "url" | "description" | "events" | "status" | "disabled_reason" | "disabled_at" | "failing_since" | "last_success_at" | "last_attempt_at" | "secret_hint" | "previous_secret_expires_at" | "created_at" | "updated_at">;
    WebhooksRecord: {
      id: string;
      /** @constant */
      type: "webhooks";
      attributes: components["schemas"]["WebhooksAttributes"];
      meta: components["schemas"]["RecordMeta"];
    };
    WebhooksRelated: {
      id: string;
      /** @constant */
      type: "webhooks";
      attributes: components["schemas"]["WebhooksFields"];
      meta: components["schemas"]["RecordMeta"];
    };
    WebhooksList: {
      data: components["schemas"]["WebhooksRecord"][];
      meta: components["schemas"]["PageMeta"];
      links: components["schemas"]["PageLinks"];
    };
    WebhooksCreate: {
      url: string;
      description?: string | null;
      events: string[];
    };
    WebhooksChange: {
      url?: string;
      description?: string | null;
      events?: string[];
    };
    WebhooksEnableParameters: Record<string, never>;
    WebhooksDisableParameters: Record<string, never>;
    WebhooksRotateSecretParameters: {
      grace_minutes?: number | null;
    };
    WebhooksTestParameters: {
      event?: string | null;
    };
    WebhooksStatusFilter: ("enabled" | "disabled") | ("enabled" | "disabled")[];
    WebhookDeliveriesFields: {
      id?: string;
      webhook_id?: string;
      event_id?: string;
      event_type?: string;
      event_at?: string;
      payload?: {
        [key: string]: unknown;
      };
      /** @enum {string} */
      status?: "pending" | "succeeded" | "failed" | "cancelled";
      attempts_count?: number;
      next_attempt_at?: string | null;
      last_response_status?: number | null;
      attempts?: {
        number?: number;
        at?: string;
        duration_ms?: number;
        response_status?: number | null;
        /** @enum {unknown} */
        error?: "timeout" | "connection" | "tls" | "dns" | "blocked_address" | null;
        response_body?: string | null;
        is_replay?: boolean;
      }[];
      created_at?: string;
      updated_at?: string;
    };
    WebhookDeliveriesRelationships: {
      webhook?: components["schemas"]["WebhooksRelated"] | null;
    };
    WebhookDeliveriesAttributes: WithRequired<components["schemas"]["WebhookDeliveriesFields"], "id" | "webhook_id" | "event_id" | "event_type" | "event_at" | "payload" | "status" | "attempts_count" | "next_attempt_at" | "last_response_status" | "attempts" | "created_at" | "updated_at">;
    WebhookDeliveriesRecord: {
      id: string;
      /** @constant */
      type: "webhook-deliveries";
      attributes: components["schemas"]["WebhookDeliveriesAttributes"];
      relationships?: components["schemas"]["WebhookDeliveriesRelationships"];
      meta: components["schemas"]["RecordMeta"];
    };
    WebhookDeliveriesList: {
      data: components["schemas"]["WebhookDeliveriesRecord"][];
      meta: components["schemas"]["PageMeta"];
      links: components["schemas"]["PageLinks"];
    };
    WebhookDeliveriesReplayParameters: Record<string, never>;
    WebhookDeliveriesReplayAction: components["schemas"]["RecordSelection"];
    WebhookDeliveriesCancelParameters: Record<string, never>;
    WebhookDeliveriesCancelAction: components["schemas"]["RecordSelection"];
    WebhookDeliveriesStatusFilter: ("pending" | "succeeded" | "failed" | "cancelled")[];
  };
  responses: {
    Deleted: {
      headers: {
        [name: string]: unknown;
      };
    };
    NotModified: {
      headers: {
        [name: string]: unknown;
      };
    };
    Filters: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": {
          data: components["schemas"]["FilterDescription"][];
        };
      };
    };
    Actions: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": {
          data: components["schemas"]["ActionDescription"][];
        };
      };
    };
    Getters: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": {
          data: components["schemas"]["GetterDescription"][];
        };
      };
    };
    BadRequest: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": components["schemas"]["Error"];
      };
    };
    Unauthenticated: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": components["schemas"]["Error"];
      };
    };
    Forbidden: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": components["schemas"]["ForbiddenError"];
      };
    };
    NotFound: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": components["schemas"]["NotFoundError"];
      };
    };
    MethodNotAllowed: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": components["schemas"]["Error"];
      };
    };
    Conflict: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": components["schemas"]["Error"];
      };
    };
    PreconditionFailed: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": components["schemas"]["Error"];
      };
    };
    PayloadTooLarge: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": components["schemas"]["Error"];
      };
    };
    UnsupportedMediaType: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": components["schemas"]["Error"];
      };
    };
    Invalid: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": components["schemas"]["ValidationError"];
      };
    };
    TooManyRequests: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": components["schemas"]["Error"];
      };
    };
    ServerError: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": components["schemas"]["ServerError"];
      };
    };
    Unavailable: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": components["schemas"]["Error"];
      };
    };
    Failed: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": components["schemas"]["Error"];
      };
    };
    EmployeesList: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": components["schemas"]["EmployeesList"];
      };
    };
    EmployeesShown: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": {
          data: components["schemas"]["EmployeesRecord"];
        };
      };
    };
    EmployeesCreated: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": {
          data: components["schemas"]["EmployeesRecord"] | null;
        };
      };
    };
    EmployeesChanged: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": {
          data: components["schemas"]["EmployeesRecord"] | null;
        };
      };
    };
    EmployeesBulkCreated: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": {
          data: components["schemas"]["EmployeesRecord"][];
        };
      };
    };
    EmployeesBulkChanged: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": {
          data: components["schemas"]["EmployeesRecord"][];
        };
      };
    };
    EmployeesActedOn: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": {
          data: components["schemas"]["EmployeesRecord"] | null;
          message: string;
        };
      };
    };
    UsersList: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": components["schemas"]["UsersList"];
      };
    };
    UsersShown: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": {
          data: components["schemas"]["UsersRecord"];
        };
      };
    };
    UsersCreated: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": {
          data: components["schemas"]["UsersRecord"] | null;
        };
      };
    };
    UsersChanged: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": {
          data: components["schemas"]["UsersRecord"] | null;
        };
      };
    };
    UsersBulkCreated: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": {
          data: components["schemas"]["UsersRecord"][];
        };
      };
    };
    UsersBulkChanged: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": {
          data: components["schemas"]["UsersRecord"][];
        };
      };
    };
    UsersActedOn: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": {
          data: components["schemas"]["UsersRecord"] | null;
          message: string;
        };
      };
    };
    RolesList: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": components["schemas"]["RolesList"];
      };
    };
    RolesShown: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": {
          data: components["schemas"]["RolesRecord"];
        };
      };
    };
    RolesCreated: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": {
          data: components["schemas"]["RolesRecord"];
        };
      };
    };
    RolesChanged: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": {
          data: components["schemas"]["RolesRecord"];
        };
      };
    };
    RolesBulkCreated: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": {
          data: components["schemas"]["RolesRecord"][];
        };
      };
    };
    RolesBulkChanged: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": {
          data: components["schemas"]["RolesRecord"][];
        };
      };
    };
    TagsList: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": components["schemas"]["TagsList"];
      };
    };
    TagsShown: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": {
          data: components["schemas"]["TagsRecord"];
        };
      };
    };
    TagsCreated: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": {
          data: components["schemas"]["TagsRecord"];
        };
      };
    };
    TagsChanged: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": {
          data: components["schemas"]["TagsRecord"];
        };
      };
    };
    TagsBulkCreated: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": {
          data: components["schemas"]["TagsRecord"][];
        };
      };
    };
    TagsBulkChanged: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": {
          data: components["schemas"]["TagsRecord"][];
        };
      };
    };
    SalaryHistoryList: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": components["schemas"]["SalaryHistoryList"];
      };
    };
    SalaryHistoryShown: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": {
          data: components["schemas"]["SalaryHistoryRecord"];
        };
      };
    };
    SalaryHistoryCreated: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": {
          data: components["schemas"]["SalaryHistoryRecord"];
        };
      };
    };
    SalaryHistoryChanged: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": {
          data: components["schemas"]["SalaryHistoryRecord"];
        };
      };
    };
    SalaryHistoryBulkCreated: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": {
          data: components["schemas"]["SalaryHistoryRecord"][];
        };
      };
    };
    SalaryHistoryBulkChanged: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": {
          data: components["schemas"]["SalaryHistoryRecord"][];
        };
      };
    };
    DepartmentsList: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": components["schemas"]["DepartmentsList"];
      };
    };
    DepartmentsShown: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": {
          data: components["schemas"]["DepartmentsRecord"];
        };
      };
    };
    DepartmentsCreated: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": {
          data: components["schemas"]["DepartmentsRecord"];
        };
      };
    };
    DepartmentsChanged: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": {
          data: components["schemas"]["DepartmentsRecord"];
        };
      };
    };
    DepartmentsBulkCreated: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": {
          data: components["schemas"]["DepartmentsRecord"][];
        };
      };
    };
    DepartmentsBulkChanged: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": {
          data: components["schemas"]["DepartmentsRecord"][];
        };
      };
    };
    PositionsList: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": components["schemas"]["PositionsList"];
      };
    };
    PositionsShown: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": {
          data: components["schemas"]["PositionsRecord"];
        };
      };
    };
    PositionsCreated: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": {
          data: components["schemas"]["PositionsRecord"];
        };
      };
    };
    PositionsChanged: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": {
          data: components["schemas"]["PositionsRecord"];
        };
      };
    };
    PositionsBulkCreated: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": {
          data: components["schemas"]["PositionsRecord"][];
        };
      };
    };
    PositionsBulkChanged: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": {
          data: components["schemas"]["PositionsRecord"][];
        };
      };
    };
    LevelsList: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": components["schemas"]["LevelsList"];
      };
    };
    LevelsShown: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": {
          data: components["schemas"]["LevelsRecord"];
        };
      };
    };
    LevelsCreated: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": {
          data: components["schemas"]["LevelsRecord"];
        };
      };
    };
    LevelsChanged: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": {
          data: components["schemas"]["LevelsRecord"];
        };
      };
    };
    LevelsBulkCreated: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": {
          data: components["schemas"]["LevelsRecord"][];
        };
      };
    };
    LevelsBulkChanged: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": {
          data: components["schemas"]["LevelsRecord"][];
        };
      };
    };
    DirectionsList: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": components["schemas"]["DirectionsList"];
      };
    };
    DirectionsShown: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": {
          data: components["schemas"]["DirectionsRecord"];
        };
      };
    };
    DirectionsCreated: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": {
          data: components["schemas"]["DirectionsRecord"];
        };
      };
    };
    DirectionsChanged: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": {
          data: components["schemas"]["DirectionsRecord"];
        };
      };
    };
    DirectionsBulkCreated: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": {
          data: components["schemas"]["DirectionsRecord"][];
        };
      };
    };
    DirectionsBulkChanged: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": {
          data: components["schemas"]["DirectionsRecord"][];
        };
      };
    };
    WorkLocationsList: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": components["schemas"]["WorkLocationsList"];
      };
    };
    WorkLocationsShown: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": {
          data: components["schemas"]["WorkLocationsRecord"];
        };
      };
    };
    WorkLocationsCreated: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": {
          data: components["schemas"]["WorkLocationsRecord"];
        };
      };
    };
    WorkLocationsChanged: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": {
          data: components["schemas"]["WorkLocationsRecord"];
        };
      };
    };
    WorkLocationsBulkCreated: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": {
          data: components["schemas"]["WorkLocationsRecord"][];
        };
      };
    };
    WorkLocationsBulkChanged: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": {
          data: components["schemas"]["WorkLocationsRecord"][];
        };
      };
    };
    ContractTypesList: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": components["schemas"]["ContractTypesList"];
      };
    };
    ContractTypesShown: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": {
          data: components["schemas"]["ContractTypesRecord"];
        };
      };
    };
    ContractTypesChanged: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": {
          data: components["schemas"]["ContractTypesRecord"];
        };
      };
    };
    ContractTypesBulkChanged: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": {
          data: components["schemas"]["ContractTypesRecord"][];
        };
      };
    };
    EvaluationTypesList: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": components["schemas"]["EvaluationTypesList"];
      };
    };
    EvaluationTypesShown: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": {
          data: components["schemas"]["EvaluationTypesRecord"];
        };
      };
    };
    EvaluationTypesCreated: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": {
          data: components["schemas"]["EvaluationTypesRecord"];
        };
      };
    };
    EvaluationTypesChanged: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": {
          data: components["schemas"]["EvaluationTypesRecord"];
        };
      };
    };
    EvaluationTypesBulkCreated: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": {
          data: components["schemas"]["EvaluationTypesRecord"][];
        };
      };
    };
    EvaluationTypesBulkChanged: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": {
          data: components["schemas"]["EvaluationTypesRecord"][];
        };
      };
    };
    HolidaysList: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": components["schemas"]["HolidaysList"];
      };
    };
    HolidaysShown: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": {
          data: components["schemas"]["HolidaysRecord"];
        };
      };
    };
    HolidaysCreated: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": {
          data: components["schemas"]["HolidaysRecord"] | null;
        };
      };
    };
    HolidaysChanged: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": {
          data: components["schemas"]["HolidaysRecord"] | null;
        };
      };
    };
    HolidaysBulkCreated: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": {
          data: components["schemas"]["HolidaysRecord"][];
        };
      };
    };
    HolidaysBulkChanged: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": {
          data: components["schemas"]["HolidaysRecord"][];
        };
      };
    };
    HolidaysActedOn: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": {
          data: components["schemas"]["HolidaysRecord"] | null;
          message: string;
        };
      };
    };
    HolidayBalancesList: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": components["schemas"]["HolidayBalancesList"];
      };
    };
    HolidayBalancesShown: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": {
          data: components["schemas"]["HolidayBalancesRecord"];
        };
      };
    };
    HolidayBalancesCreated: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": {
          data: components["schemas"]["HolidayBalancesRecord"] | null;
        };
      };
    };
    HolidayBalancesChanged: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": {
          data: components["schemas"]["HolidayBalancesRecord"] | null;
        };
      };
    };
    HolidayBalancesBulkCreated: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": {
          data: components["schemas"]["HolidayBalancesRecord"][];
        };
      };
    };
    HolidayBalancesBulkChanged: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": {
          data: components["schemas"]["HolidayBalancesRecord"][];
        };
      };
    };
    HolidayBalancesActedOn: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": {
          data: components["schemas"]["HolidayBalancesRecord"] | null;
          message: string;
        };
      };
    };
    HolidayBalancesBulkActedOn: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": {
          data: components["schemas"]["HolidayBalancesRecord"][];
          message: string;
        };
      };
    };
    HolidayPoliciesList: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": components["schemas"]["HolidayPoliciesList"];
      };
    };
    HolidayPoliciesShown: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": {
          data: components["schemas"]["HolidayPoliciesRecord"];
        };
      };
    };
    HolidayPoliciesCreated: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": {
          data: components["schemas"]["HolidayPoliciesRecord"];
        };
      };
    };
    HolidayPoliciesChanged: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": {
          data: components["schemas"]["HolidayPoliciesRecord"];
        };
      };
    };
    HolidayPoliciesBulkCreated: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": {
          data: components["schemas"]["HolidayPoliciesRecord"][];
        };
      };
    };
    HolidayPoliciesBulkChanged: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": {
          data: components["schemas"]["HolidayPoliciesRecord"][];
        };
      };
    };
    HolidayPoliciesActedOn: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": {
          data: components["schemas"]["HolidayPoliciesRecord"];
          message: string;
        };
      };
    };
    HolidayPoliciesBulkActedOn: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": {
          data: components["schemas"]["HolidayPoliciesRecord"][];
          message: string;
        };
      };
    };
    PublicHolidaysList: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": components["schemas"]["PublicHolidaysList"];
      };
    };
    PublicHolidaysShown: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": {
          data: components["schemas"]["PublicHolidaysRecord"];
        };
      };
    };
    PublicHolidaysCreated: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": {
          data: components["schemas"]["PublicHolidaysRecord"];
        };
      };
    };
    PublicHolidaysChanged: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": {
          data: components["schemas"]["PublicHolidaysRecord"];
        };
      };
    };
    PublicHolidaysBulkCreated: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": {
          data: components["schemas"]["PublicHolidaysRecord"][];
        };
      };
    };
    PublicHolidaysBulkChanged: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": {
          data: components["schemas"]["PublicHolidaysRecord"][];
        };
      };
    };
    BenefitsList: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": components["schemas"]["BenefitsList"];
      };
    };
    BenefitsShown: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": {
          data: components["schemas"]["BenefitsRecord"];
        };
      };
    };
    BenefitsCreated: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": {
          data: components["schemas"]["BenefitsRecord"];
        };
      };
    };
    BenefitsChanged: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": {
          data: components["schemas"]["BenefitsRecord"];
        };
      };
    };
    BenefitsBulkCreated: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": {
          data: components["schemas"]["BenefitsRecord"][];
        };
      };
    };
    BenefitsBulkChanged: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": {
          data: components["schemas"]["BenefitsRecord"][];
        };
      };
    };
    BenefitsActedOn: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": {
          data: components["schemas"]["BenefitsRecord"] | components["schemas"]["EmployeeBenefitsRecord"][];
          message: string;
        };
      };
    };
    EmployeeBenefitsList: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": components["schemas"]["EmployeeBenefitsList"];
      };
    };
    EmployeeBenefitsShown: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": {
          data: components["schemas"]["EmployeeBenefitsRecord"];
        };
      };
    };
    EmployeeBenefitsCreated: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": {
          data: components["schemas"]["EmployeeBenefitsRecord"] | null;
        };
      };
    };
    EmployeeBenefitsChanged: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": {
          data: components["schemas"]["EmployeeBenefitsRecord"] | null;
        };
      };
    };
    EmployeeBenefitsBulkCreated: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": {
          data: components["schemas"]["EmployeeBenefitsRecord"][];
        };
      };
    };
    EmployeeBenefitsBulkChanged: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": {
          data: components["schemas"]["EmployeeBenefitsRecord"][];
        };
      };
    };
    EmployeeBenefitsActedOn: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": {
          data: components["schemas"]["EmployeeBenefitsRecord"] | null;
          message: string;
        };
      };
    };
    EmployeeBenefitsBulkActedOn: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": {
          data: components["schemas"]["EmployeeBenefitsRecord"][];
          message: string;
        };
      };
    };
    TimesheetsList: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": components["schemas"]["TimesheetsList"] | components["schemas"]["TimesheetsListByGroup"];
      };
    };
    TimesheetsShown: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": {
          data: components["schemas"]["TimesheetsRecord"];
        };
      };
    };
    TimesheetsCreated: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": {
          data: components["schemas"]["TimesheetsRecord"] | null;
          meta: {
            stopped_timesheet_id: string | null;
          };
        };
      };
    };
    TimesheetsChanged: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": {
          data: components["schemas"]["TimesheetsRecord"] | null;
        };
      };
    };
    TimesheetsBulkCreated: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": {
          data: components["schemas"]["TimesheetsRecord"][];
          meta: {
            stopped_timesheet_id: string | null;
          }[];
        };
      };
    };
    TimesheetsBulkChanged: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": {
          data: components["schemas"]["TimesheetsRecord"][];
        };
      };
    };
    TimesheetsActedOn: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": {
          data: components["schemas"]["TimesheetsRecord"] | null;
          message: string;
          meta?: {
            stopped_timesheet_id: string | null;
          };
        };
      };
    };
    TimesheetSubmissionsList: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": components["schemas"]["TimesheetSubmissionsList"];
      };
    };
    TimesheetSubmissionsShown: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": {
          data: components["schemas"]["TimesheetSubmissionsRecord"];
        };
      };
    };
    TimesheetSubmissionsCreated: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": {
          data: components["schemas"]["TimesheetSubmissionsRecord"] | null;
        };
      };
    };
    TimesheetSubmissionsChanged: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": {
          data: components["schemas"]["TimesheetSubmissionsRecord"] | null;
        };
      };
    };
    TimesheetSubmissionsBulkCreated: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": {
          data: components["schemas"]["TimesheetSubmissionsRecord"][];
        };
      };
    };
    TimesheetSubmissionsBulkChanged: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": {
          data: components["schemas"]["TimesheetSubmissionsRecord"][];
        };
      };
    };
    TimesheetSubmissionsActedOn: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": {
          data: components["schemas"]["TimesheetSubmissionsRecord"] | null;
          message: string;
        };
      };
    };
    ProjectsList: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": components["schemas"]["ProjectsList"];
      };
    };
    ProjectsShown: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": {
          data: components["schemas"]["ProjectsRecord"];
        };
      };
    };
    ProjectsCreated: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": {
          data: components["schemas"]["ProjectsRecord"] | null;
        };
      };
    };
    ProjectsChanged: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": {
          data: components["schemas"]["ProjectsRecord"] | null;
        };
      };
    };
    ProjectsBulkCreated: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": {
          data: components["schemas"]["ProjectsRecord"][];
        };
      };
    };
    ProjectsBulkChanged: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": {
          data: components["schemas"]["ProjectsRecord"][];
        };
      };
    };
    ProjectsActedOn: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": {
          data: components["schemas"]["ProjectsRecord"] | null;
          message: string;
        };
      };
    };
    ProjectsBulkActedOn: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": {
          data: components["schemas"]["ProjectsRecord"][];
          message: string;
        };
      };
    };
    TasksList: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": components["schemas"]["TasksList"];
      };
    };
    TasksShown: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": {
          data: components["schemas"]["TasksRecord"];
        };
      };
    };
    TasksCreated: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": {
          data: components["schemas"]["TasksRecord"] | null;
        };
      };
    };
    TasksChanged: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": {
          data: components["schemas"]["TasksRecord"] | null;
        };
      };
    };
    TasksBulkCreated: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": {
          data: components["schemas"]["TasksRecord"][];
        };
      };
    };
    TasksBulkChanged: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": {
          data: components["schemas"]["TasksRecord"][];
        };
      };
    };
    TasksActedOn: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": {
          data: components["schemas"]["TasksRecord"] | null;
          message: string;
        };
      };
    };
    TasksBulkActedOn: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": {
          data: components["schemas"]["TasksRecord"][];
          message: string;
        };
      };
    };
    ProjectAssignmentsList: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": components["schemas"]["ProjectAssignmentsList"];
      };
    };
    ProjectAssignmentsShown: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": {
          data: components["schemas"]["ProjectAssignmentsRecord"];
        };
      };
    };
    ProjectAssignmentsCreated: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": {
          data: components["schemas"]["ProjectAssignmentsRecord"] | null;
        };
      };
    };
    ProjectAssignmentsChanged: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": {
          data: components["schemas"]["ProjectAssignmentsRecord"] | null;
        };
      };
    };
    ProjectAssignmentsBulkCreated: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": {
          data: components["schemas"]["ProjectAssignmentsRecord"][];
        };
      };
    };
    ProjectAssignmentsBulkChanged: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": {
          data: components["schemas"]["ProjectAssignmentsRecord"][];
        };
      };
    };
    ProjectAssignmentsActedOn: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": {
          data: components["schemas"]["ProjectAssignmentsRecord"] | null;
          message: string;
        };
      };
    };
    EmployeeRatesList: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": components["schemas"]["EmployeeRatesList"];
      };
    };
    EmployeeRatesShown: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": {
          data: components["schemas"]["EmployeeRatesRecord"];
        };
      };
    };
    EmployeeRatesCreated: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": {
          data: components["schemas"]["EmployeeRatesRecord"];
        };
      };
    };
    EmployeeRatesChanged: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": {
          data: components["schemas"]["EmployeeRatesRecord"];
        };
      };
    };
    EmployeeRatesBulkCreated: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": {
          data: components["schemas"]["EmployeeRatesRecord"][];
        };
      };
    };
    EmployeeRatesBulkChanged: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": {
          data: components["schemas"]["EmployeeRatesRecord"][];
        };
      };
    };
    ClientsList: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": components["schemas"]["ClientsList"];
      };
    };
    ClientsShown: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": {
          data: components["schemas"]["ClientsRecord"];
        };
      };
    };
    ClientsCreated: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": {
          data: components["schemas"]["ClientsRecord"];
        };
      };
    };
    ClientsChanged: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": {
          data: components["schemas"]["ClientsRecord"];
        };
      };
    };
    ClientsBulkCreated: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": {
          data: components["schemas"]["ClientsRecord"][];
        };
      };
    };
    ClientsBulkChanged: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": {
          data: components["schemas"]["ClientsRecord"][];
        };
      };
    };
    ClientsActedOn: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": {
          data: components["schemas"]["ClientsRecord"];
          message: string;
        };
      };
    };
    ClientContactsList: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": components["schemas"]["ClientContactsList"];
      };
    };
    ClientContactsShown: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": {
          data: components["schemas"]["ClientContactsRecord"];
        };
      };
    };
    ClientContactsCreated: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": {
          data: components["schemas"]["ClientContactsRecord"];
        };
      };
    };
    ClientContactsChanged: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": {
          data: components["schemas"]["ClientContactsRecord"];
        };
      };
    };
    ClientContactsBulkCreated: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": {
          data: components["schemas"]["ClientContactsRecord"][];
        };
      };
    };
    ClientContactsBulkChanged: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": {
          data: components["schemas"]["ClientContactsRecord"][];
        };
      };
    };
    LeadsList: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": components["schemas"]["LeadsList"] | components["schemas"]["LeadsListByGroup"];
      };
    };
    LeadsShown: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": {
          data: components["schemas"]["LeadsRecord"];
        };
      };
    };
    LeadsCreated: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": {
          data: components["schemas"]["LeadsRecord"] | null;
        };
      };
    };
    LeadsChanged: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": {
          data: components["schemas"]["LeadsRecord"] | null;
        };
      };
    };
    LeadsBulkCreated: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": {
          data: components["schemas"]["LeadsRecord"][];
        };
      };
    };
    LeadsBulkChanged: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": {
          data: components["schemas"]["LeadsRecord"][];
        };
      };
    };
    LeadsActedOn: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": {
          data: components["schemas"]["LeadsRecord"] | null;
          message: string;
        };
      };
    };
    LeadActivitiesList: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": components["schemas"]["LeadActivitiesList"];
      };
    };
    LeadActivitiesShown: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": {
          data: components["schemas"]["LeadActivitiesRecord"];
        };
      };
    };
    LeadActivitiesCreated: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": {
          data: components["schemas"]["LeadActivitiesRecord"] | null;
        };
      };
    };
    LeadActivitiesChanged: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": {
          data: components["schemas"]["LeadActivitiesRecord"] | null;
        };
      };
    };
    LeadActivitiesBulkCreated: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": {
          data: components["schemas"]["LeadActivitiesRecord"][];
        };
      };
    };
    LeadActivitiesBulkChanged: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": {
          data: components["schemas"]["LeadActivitiesRecord"][];
        };
      };
    };
    LeadActivitiesActedOn: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": {
          data: components["schemas"]["LeadActivitiesRecord"] | null;
          message: string;
        };
      };
    };
    LeadActivitiesBulkActedOn: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": {
          data: components["schemas"]["LeadActivitiesRecord"][];
          message: string;
        };
      };
    };
    MeetingsList: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": components["schemas"]["MeetingsList"];
      };
    };
    MeetingsShown: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": {
          data: components["schemas"]["MeetingsRecord"];
        };
      };
    };
    MeetingsCreated: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": {
          data: components["schemas"]["MeetingsRecord"] | null;
        };
      };
    };
    MeetingsChanged: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": {
          data: components["schemas"]["MeetingsRecord"] | null;
        };
      };
    };
    MeetingsBulkCreated: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": {
          data: components["schemas"]["MeetingsRecord"][];
        };
      };
    };
    MeetingsBulkChanged: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": {
          data: components["schemas"]["MeetingsRecord"][];
        };
      };
    };
    MeetingsActedOn: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": {
          data: components["schemas"]["MeetingsRecord"] | null;
          message: string;
        };
      };
    };
    LeadStagesList: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": components["schemas"]["LeadStagesList"];
      };
    };
    LeadStagesShown: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": {
          data: components["schemas"]["LeadStagesRecord"];
        };
      };
    };
    LeadStagesCreated: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": {
          data: components["schemas"]["LeadStagesRecord"];
        };
      };
    };
    LeadStagesChanged: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": {
          data: components["schemas"]["LeadStagesRecord"];
        };
      };
    };
    LeadStagesBulkCreated: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": {
          data: components["schemas"]["LeadStagesRecord"][];
        };
      };
    };
    LeadStagesBulkChanged: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": {
          data: components["schemas"]["LeadStagesRecord"][];
        };
      };
    };
    LeadStagesActedOn: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": {
          data: components["schemas"]["LeadStagesRecord"];
          message: string;
        };
      };
    };
    LeadStagesBulkActedOn: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": {
          data: components["schemas"]["LeadStagesRecord"][];
          message: string;
        };
      };
    };
    LeadSourcesList: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": components["schemas"]["LeadSourcesList"];
      };
    };
    LeadSourcesShown: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": {
          data: components["schemas"]["LeadSourcesRecord"];
        };
      };
    };
    LeadSourcesCreated: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": {
          data: components["schemas"]["LeadSourcesRecord"];
        };
      };
    };
    LeadSourcesChanged: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": {
          data: components["schemas"]["LeadSourcesRecord"];
        };
      };
    };
    LeadSourcesBulkCreated: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": {
          data: components["schemas"]["LeadSourcesRecord"][];
        };
      };
    };
    LeadSourcesBulkChanged: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": {
          data: components["schemas"]["LeadSourcesRecord"][];
        };
      };
    };
    LeadSourcesActedOn: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": {
          data: components["schemas"]["LeadSourcesRecord"];
          message: string;
        };
      };
    };
    LeadSourcesBulkActedOn: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": {
          data: components["schemas"]["LeadSourcesRecord"][];
          message: string;
        };
      };
    };
    TicketsList: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": components["schemas"]["TicketsList"] | components["schemas"]["TicketsListByGroup"];
      };
    };
    TicketsShown: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": {
          data: components["schemas"]["TicketsRecord"];
        };
      };
    };
    TicketsCreated: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": {
          data: components["schemas"]["TicketsRecord"] | null;
        };
      };
    };
    TicketsChanged: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": {
          data: components["schemas"]["TicketsRecord"] | null;
        };
      };
    };
    TicketsBulkCreated: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": {
          data: components["schemas"]["TicketsRecord"][];
        };
      };
    };
    TicketsBulkChanged: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": {
          data: components["schemas"]["TicketsRecord"][];
        };
      };
    };
    TicketsActedOn: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": {
          data: components["schemas"]["TicketsRecord"] | null;
          message: string;
        };
      };
    };
    TicketCommentsList: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": components["schemas"]["TicketCommentsList"];
      };
    };
    TicketCommentsShown: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": {
          data: components["schemas"]["TicketCommentsRecord"];
        };
      };
    };
    TicketCommentsCreated: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": {
          data: components["schemas"]["TicketCommentsRecord"] | null;
        };
      };
    };
    TicketCommentsChanged: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": {
          data: components["schemas"]["TicketCommentsRecord"] | null;
        };
      };
    };
    TicketCommentsBulkCreated: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": {
          data: components["schemas"]["TicketCommentsRecord"][];
        };
      };
    };
    TicketCommentsBulkChanged: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": {
          data: components["schemas"]["TicketCommentsRecord"][];
        };
      };
    };
    TicketCommentsActedOn: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": {
          data: components["schemas"]["TicketCommentsRecord"] | null;
          message: string;
        };
      };
    };
    TicketStagesList: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": components["schemas"]["TicketStagesList"];
      };
    };
    TicketStagesShown: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": {
          data: components["schemas"]["TicketStagesRecord"];
        };
      };
    };
    TicketStagesCreated: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": {
          data: components["schemas"]["TicketStagesRecord"];
        };
      };
    };
    TicketStagesChanged: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": {
          data: components["schemas"]["TicketStagesRecord"];
        };
      };
    };
    TicketStagesBulkCreated: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": {
          data: components["schemas"]["TicketStagesRecord"][];
        };
      };
    };
    TicketStagesBulkChanged: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": {
          data: components["schemas"]["TicketStagesRecord"][];
        };
      };
    };
    TicketStagesActedOn: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": {
          data: components["schemas"]["TicketStagesRecord"];
          message: string;
        };
      };
    };
    TicketStagesBulkActedOn: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": {
          data: components["schemas"]["TicketStagesRecord"][];
          message: string;
        };
      };
    };
    ExpensesList: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": components["schemas"]["ExpensesList"];
      };
    };
    ExpensesShown: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": {
          data: components["schemas"]["ExpensesRecord"];
        };
      };
    };
    ExpensesCreated: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": {
          data: components["schemas"]["ExpensesRecord"] | null;
        };
      };
    };
    ExpensesChanged: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": {
          data: components["schemas"]["ExpensesRecord"] | null;
        };
      };
    };
    ExpensesBulkCreated: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": {
          data: components["schemas"]["ExpensesRecord"][];
        };
      };
    };
    ExpensesBulkChanged: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": {
          data: components["schemas"]["ExpensesRecord"][];
        };
      };
    };
    ExpensesActedOn: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": {
          data: components["schemas"]["ExpensesRecord"] | null;
          message: string;
        };
      };
    };
    ExpenseCategoriesList: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": components["schemas"]["ExpenseCategoriesList"];
      };
    };
    ExpenseCategoriesShown: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": {
          data: components["schemas"]["ExpenseCategoriesRecord"];
        };
      };
    };
    ExpenseCategoriesCreated: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": {
          data: components["schemas"]["ExpenseCategoriesRecord"];
        };
      };
    };
    ExpenseCategoriesChanged: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": {
          data: components["schemas"]["ExpenseCategoriesRecord"];
        };
      };
    };
    ExpenseCategoriesBulkCreated: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": {
          data: components["schemas"]["ExpenseCategoriesRecord"][];
        };
      };
    };
    ExpenseCategoriesBulkChanged: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": {
          data: components["schemas"]["ExpenseCategoriesRecord"][];
        };
      };
    };
    ExpenseCategoriesActedOn: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": {
          data: components["schemas"]["ExpenseCategoriesRecord"];
          message: string;
        };
      };
    };
    ExpenseCategoriesBulkActedOn: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": {
          data: components["schemas"]["ExpenseCategoriesRecord"][];
          message: string;
        };
      };
    };
    InvoicesList: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": components["schemas"]["InvoicesList"];
      };
    };
    InvoicesShown: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": {
          data: components["schemas"]["InvoicesRecord"];
        };
      };
    };
    InvoicesCreated: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": {
          data: components["schemas"]["InvoicesRecord"];
          meta: {
            entries: number;
            minutes: number;
            expenses: number;
            left_out: {
              unapproved_minutes?: number;
              unpriced_entries?: number;
            };
          };
        };
      };
    };
    InvoicesChanged: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": {
          data: components["schemas"]["InvoicesRecord"];
        };
      };
    };
    InvoicesBulkCreated: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": {
          data: components["schemas"]["InvoicesRecord"][];
          meta: {
            entries: number;
            minutes: number;
            expenses: number;
            left_out: {
              unapproved_minutes?: number;
              unpriced_entries?: number;
            };
          }[];
        };
      };
    };
    InvoicesBulkChanged: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": {
          data: components["schemas"]["InvoicesRecord"][];
        };
      };
    };
    InvoicesActedOn: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": {
          data: components["schemas"]["InvoicesRecord"];
          message: string;
          meta?: {
            entries: number;
            minutes: number;
            expenses: number;
            left_out: {
              unapproved_minutes?: number;
              unpriced_entries?: number;
            };
          };
        };
      };
    };
    InvoiceLinesList: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": components["schemas"]["InvoiceLinesList"];
      };
    };
    InvoiceLinesShown: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": {
          data: components["schemas"]["InvoiceLinesRecord"];
        };
      };
    };
    InvoiceLinesCreated: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": {
          data: components["schemas"]["InvoiceLinesRecord"];
        };
      };
    };
    InvoiceLinesChanged: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": {
          data: components["schemas"]["InvoiceLinesRecord"];
        };
      };
    };
    InvoiceLinesBulkCreated: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": {
          data: components["schemas"]["InvoiceLinesRecord"][];
        };
      };
    };
    InvoiceLinesBulkChanged: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": {
          data: components["schemas"]["InvoiceLinesRecord"][];
        };
      };
    };
    InvoiceLinesActedOn: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": {
          data: components["schemas"]["InvoiceLinesRecord"];
          message: string;
        };
      };
    };
    InvoicePaymentsList: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": components["schemas"]["InvoicePaymentsList"];
      };
    };
    InvoicePaymentsShown: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": {
          data: components["schemas"]["InvoicePaymentsRecord"];
        };
      };
    };
    InvoicePaymentsCreated: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": {
          data: components["schemas"]["InvoicePaymentsRecord"];
        };
      };
    };
    InvoicePaymentsChanged: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": {
          data: components["schemas"]["InvoicePaymentsRecord"];
        };
      };
    };
    InvoicePaymentsBulkCreated: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": {
          data: components["schemas"]["InvoicePaymentsRecord"][];
        };
      };
    };
    InvoicePaymentsBulkChanged: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": {
          data: components["schemas"]["InvoicePaymentsRecord"][];
        };
      };
    };
    TaxRatesList: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": components["schemas"]["TaxRatesList"];
      };
    };
    TaxRatesShown: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": {
          data: components["schemas"]["TaxRatesRecord"];
        };
      };
    };
    TaxRatesCreated: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": {
          data: components["schemas"]["TaxRatesRecord"];
        };
      };
    };
    TaxRatesChanged: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": {
          data: components["schemas"]["TaxRatesRecord"];
        };
      };
    };
    TaxRatesBulkCreated: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": {
          data: components["schemas"]["TaxRatesRecord"][];
        };
      };
    };
    TaxRatesBulkChanged: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": {
          data: components["schemas"]["TaxRatesRecord"][];
        };
      };
    };
    TaxRatesActedOn: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": {
          data: components["schemas"]["TaxRatesRecord"];
          message: string;
        };
      };
    };
    TaxRatesBulkActedOn: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": {
          data: components["schemas"]["TaxRatesRecord"][];
          message: string;
        };
      };
    };
    ExchangeRatesList: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": components["schemas"]["ExchangeRatesList"];
      };
    };
    ExchangeRatesShown: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": {
          data: components["schemas"]["ExchangeRatesRecord"];
        };
      };
    };
    ExchangeRatesCreated: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": {
          data: components["schemas"]["ExchangeRatesRecord"];
        };
      };
    };
    ExchangeRatesChanged: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": {
          data: components["schemas"]["ExchangeRatesRecord"];
        };
      };
    };
    ExchangeRatesBulkCreated: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": {
          data: components["schemas"]["ExchangeRatesRecord"][];
        };
      };
    };
    ExchangeRatesBulkChanged: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": {
          data: components["schemas"]["ExchangeRatesRecord"][];
        };
      };
    };
    EvaluationsList: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": components["schemas"]["EvaluationsList"];
      };
    };
    EvaluationsShown: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": {
          data: components["schemas"]["EvaluationsRecord"];
        };
      };
    };
    EvaluationsCreated: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": {
          data: components["schemas"]["EvaluationsRecord"] | null;
        };
      };
    };
    EvaluationsChanged: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": {
          data: components["schemas"]["EvaluationsRecord"] | null;
        };
      };
    };
    EvaluationsBulkCreated: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": {
          data: components["schemas"]["EvaluationsRecord"][];
        };
      };
    };
    EvaluationsBulkChanged: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": {
          data: components["schemas"]["EvaluationsRecord"][];
        };
      };
    };
    EvaluationsActedOn: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": {
          data: components["schemas"]["EvaluationsRecord"] | null;
          message: string;
        };
      };
    };
    GoalsList: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": components["schemas"]["GoalsList"];
      };
    };
    GoalsShown: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": {
          data: components["schemas"]["GoalsRecord"];
        };
      };
    };
    GoalsCreated: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": {
          data: components["schemas"]["GoalsRecord"] | null;
        };
      };
    };
    GoalsChanged: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": {
          data: components["schemas"]["GoalsRecord"] | null;
        };
      };
    };
    GoalsBulkCreated: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": {
          data: components["schemas"]["GoalsRecord"][];
        };
      };
    };
    GoalsBulkChanged: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": {
          data: components["schemas"]["GoalsRecord"][];
        };
      };
    };
    GoalsActedOn: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": {
          data: components["schemas"]["GoalsRecord"] | null;
          message: string;
        };
      };
    };
    GoalsBulkActedOn: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": {
          data: components["schemas"]["GoalsRecord"][];
          message: string;
        };
      };
    };
    FeedbackRequestsList: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": components["schemas"]["FeedbackRequestsList"];
      };
    };
    FeedbackRequestsShown: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": {
          data: components["schemas"]["FeedbackRequestsRecord"];
        };
      };
    };
    FeedbackRequestsCreated: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": {
          data: components["schemas"]["FeedbackRequestsRecord"] | null;
        };
      };
    };
    FeedbackRequestsChanged: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": {
          data: components["schemas"]["FeedbackRequestsRecord"] | null;
        };
      };
    };
    FeedbackRequestsBulkCreated: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": {
          data: components["schemas"]["FeedbackRequestsRecord"][];
        };
      };
    };
    FeedbackRequestsBulkChanged: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": {
          data: components["schemas"]["FeedbackRequestsRecord"][];
        };
      };
    };
    FeedbackRequestsActedOn: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": {
          data: components["schemas"]["FeedbackRequestsRecord"] | null;
          message: string;
        };
      };
    };
    FeedbackList: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": components["schemas"]["FeedbackList"];
      };
    };
    FeedbackShown: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": {
          data: components["schemas"]["FeedbackRecord"];
        };
      };
    };
    FeedbackCreated: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": {
          data: components["schemas"]["FeedbackRecord"] | null;
        };
      };
    };
    FeedbackChanged: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": {
          data: components["schemas"]["FeedbackRecord"] | null;
        };
      };
    };
    FeedbackBulkCreated: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": {
          data: components["schemas"]["FeedbackRecord"][];
        };
      };
    };
    FeedbackBulkChanged: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": {
          data: components["schemas"]["FeedbackRecord"][];
        };
      };
    };
    FeedbackActedOn: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": {
          data: components["schemas"]["FeedbackRecord"] | null;
          message: string;
        };
      };
    };
    AssetsList: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": components["schemas"]["AssetsList"];
      };
    };
    AssetsShown: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": {
          data: components["schemas"]["AssetsRecord"];
        };
      };
    };
    AssetsCreated: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": {
          data: components["schemas"]["AssetsRecord"] | null;
        };
      };
    };
    AssetsChanged: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": {
          data: components["schemas"]["AssetsRecord"] | null;
        };
      };
    };
    AssetsBulkCreated: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": {
          data: components["schemas"]["AssetsRecord"][];
        };
      };
    };
    AssetsBulkChanged: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": {
          data: components["schemas"]["AssetsRecord"][];
        };
      };
    };
    AssetsActedOn: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": {
          data: components["schemas"]["AssetsRecord"] | null;
          message: string;
        };
      };
    };
    AssetTypesList: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": components["schemas"]["AssetTypesList"];
      };
    };
    AssetTypesShown: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": {
          data: components["schemas"]["AssetTypesRecord"];
        };
      };
    };
    AssetTypesCreated: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": {
          data: components["schemas"]["AssetTypesRecord"];
        };
      };
    };
    AssetTypesChanged: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": {
          data: components["schemas"]["AssetTypesRecord"];
        };
      };
    };
    AssetTypesBulkCreated: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": {
          data: components["schemas"]["AssetTypesRecord"][];
        };
      };
    };
    AssetTypesBulkChanged: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": {
          data: components["schemas"]["AssetTypesRecord"][];
        };
      };
    };
    AssetAssignmentsList: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": components["schemas"]["AssetAssignmentsList"];
      };
    };
    AssetAssignmentsShown: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": {
          data: components["schemas"]["AssetAssignmentsRecord"];
        };
      };
    };
    AssetAssignmentsChanged: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": {
          data: components["schemas"]["AssetAssignmentsRecord"] | null;
        };
      };
    };
    AssetAssignmentsBulkChanged: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": {
          data: components["schemas"]["AssetAssignmentsRecord"][];
        };
      };
    };
    AssetAssignmentsActedOn: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": {
          data: components["schemas"]["AssetAssignmentsRecord"] | null;
          message: string;
        };
      };
    };
    TeamspacesList: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": components["schemas"]["TeamspacesList"];
      };
    };
    TeamspacesShown: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": {
          data: components["schemas"]["TeamspacesRecord"];
        };
      };
    };
    TeamspacesCreated: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": {
          data: components["schemas"]["TeamspacesRecord"] | null;
        };
      };
    };
    TeamspacesChanged: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": {
          data: components["schemas"]["TeamspacesRecord"] | null;
        };
      };
    };
    TeamspacesBulkCreated: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": {
          data: components["schemas"]["TeamspacesRecord"][];
        };
      };
    };
    TeamspacesBulkChanged: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": {
          data: components["schemas"]["TeamspacesRecord"][];
        };
      };
    };
    TeamspacesActedOn: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": {
          data: components["schemas"]["TeamspacesRecord"] | null;
          message: string;
        };
      };
    };
    TeamspacesBulkActedOn: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": {
          data: components["schemas"]["TeamspacesRecord"][];
          message: string;
        };
      };
    };
    PagesList: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": components["schemas"]["PagesList"];
      };
    };
    PagesShown: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": {
          data: components["schemas"]["PagesRecord"];
        };
      };
    };
    PagesCreated: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": {
          data: components["schemas"]["PagesRecord"] | null;
        };
      };
    };
    PagesChanged: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": {
          data: components["schemas"]["PagesRecord"] | null;
        };
      };
    };
    PagesBulkCreated: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": {
          data: components["schemas"]["PagesRecord"][];
        };
      };
    };
    PagesBulkChanged: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": {
          data: components["schemas"]["PagesRecord"][];
        };
      };
    };
    PagesActedOn: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": {
          data: components["schemas"]["PagesRecord"] | null;
          message: string;
        };
      };
    };
    PagesBulkActedOn: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": {
          data: components["schemas"]["PagesRecord"][];
          message: string;
        };
      };
    };
    CustomFieldsList: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": components["schemas"]["CustomFieldsList"];
      };
    };
    CustomFieldsShown: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": {
          data: components["schemas"]["CustomFieldsRecord"];
        };
      };
    };
    CustomFieldsCreated: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": {
          data: components["schemas"]["CustomFieldsRecord"];
        };
      };
    };
    CustomFieldsChanged: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": {
          data: components["schemas"]["CustomFieldsRecord"];
        };
      };
    };
    CustomFieldsBulkCreated: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": {
          data: components["schemas"]["CustomFieldsRecord"][];
        };
      };
    };
    CustomFieldsBulkChanged: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": {
          data: components["schemas"]["CustomFieldsRecord"][];
        };
      };
    };
    CustomFieldsActedOn: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": {
          data: components["schemas"]["CustomFieldsRecord"];
          message: string;
        };
      };
    };
    CustomFieldsBulkActedOn: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": {
          data: components["schemas"]["CustomFieldsRecord"][];
          message: string;
        };
      };
    };
    ApiKeysList: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": components["schemas"]["ApiKeysList"];
      };
    };
    ApiKeysShown: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": {
          data: components["schemas"]["ApiKeysRecord"];
        };
      };
    };
    ApiKeysCreated: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": {
          data: components["schemas"]["ApiKeysRecord"] | null;
          meta: {
            plain_text_key: string | null;
          };
        };
      };
    };
    ApiKeysChanged: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": {
          data: components["schemas"]["ApiKeysRecord"] | null;
        };
      };
    };
    ApiKeysBulkCreated: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": {
          data: components["schemas"]["ApiKeysRecord"][];
          meta: {
            plain_text_key: string | null;
          }[];
        };
      };
    };
    ApiKeysBulkChanged: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": {
          data: components["schemas"]["ApiKeysRecord"][];
        };
      };
    };
    ApiKeysActedOn: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": {
          data: components["schemas"]["ApiKeysRecord"] | null;
          message: string;
          meta?: {
            plain_text_key: string | null;
          };
        };
      };
    };
    ApiKeysBulkActedOn: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": {
          data: components["schemas"]["ApiKeysRecord"][];
          message: string;
        };
      };
    };
    WorkspaceShown: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": {
          data: components["schemas"]["WorkspaceRecord"];
        };
      };
    };
    WorkspaceChanged: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": {
          data: components["schemas"]["WorkspaceRecord"];
        };
      };
    };
    WorkspaceActedOn: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": {
          data: components["schemas"]["WorkspaceRecord"];
          message: string;
        };
      };
    };
    AuditLogList: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": components["schemas"]["AuditLogList"];
      };
    };
    AuditLogShown: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": {
          data: components["schemas"]["AuditLogRecord"];
        };
      };
    };
    WebhooksList: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": components["schemas"]["WebhooksList"];
      };
    };
    WebhooksShown: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": {
          data: components["schemas"]["WebhooksRecord"];
        };
      };
    };
    WebhooksCreated: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": {
          data: components["schemas"]["WebhooksRecord"];
          meta: {
            secret: string | null;
          };
        };
      };
    };
    WebhooksChanged: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": {
          data: components["schemas"]["WebhooksRecord"];
        };
      };
    };
    WebhooksBulkCreated: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": {
          data: components["schemas"]["WebhooksRecord"][];
          meta: {
            secret: string | null;
          }[];
        };
      };
    };
    WebhooksBulkChanged: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": {
          data: components["schemas"]["WebhooksRecord"][];
        };
      };
    };
    WebhooksActedOn: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": {
          data: components["schemas"]["WebhooksRecord"];
          message: string;
          meta?: {
            secret: string | null;
          };
        };
      };
    };
    WebhookDeliveriesList: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": components["schemas"]["WebhookDeliveriesList"];
      };
    };
    WebhookDeliveriesShown: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": {
          data: components["schemas"]["WebhookDeliveriesRecord"];
        };
      };
    };
    WebhookDeliveriesActedOn: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": {
          data: components["schemas"]["WebhookDeliveriesRecord"];
          message: string;
        };
      };
    };
    WebhookDeliveriesBulkActedOn: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": {
          data: components["schemas"]["WebhookDeliveriesRecord"][];
          message: string;
        };
      };
    };
  };
  parameters: {
    recordId: string;
    integerRecordId: number | string;
    tenant: string;
    allActions: "all";
    dryRun: boolean;
    ifNoneMatch: string;
    ifMatch: string;
    idempotencyKey: string;
    page: number;
    perPage: number;
    cursor: string;
    only: ("matches" | "sortables" | "searchables" | "variants")[];
    "Employees.list.sort": ("id" | "-id" | "email" | "-email" | "first_name" | "-first_name" | "last_name" | "-last_name" | "status" | "-status" | "start_date" | "-start_date" | "termination_date" | "-termination_date")[];
    "Employees.list.search": string;
    "Employees.list.related": string[];
    "Employees.list.include": string;
    "Employees.id": components["schemas"]["FilterTexts"];
    "Employees.position_id": components["schemas"]["FilterIdsOrNull"];
    "Employees.direction_id": components["schemas"]["FilterNumbersOrNull"];
    "Employees.work_location_ids": components["schemas"]["FilterTexts"];
    "Employees.level_id": components["schemas"]["FilterIdsOrNull"];
    "Employees.manager_employee_id": components["schemas"]["FilterIdsOrNull"];
    "Employees.position_name": string;
    "Employees.permissions": components["schemas"]["EmployeesPermissionsFilter"];
    "Employees.department": string;
    "Employees.direction": string;
    "Employees.email": string;
    "Employees.first_name": string;
    "Employees.last_name": string;
    "Employees.status": components["schemas"]["EmployeesStatusFilter"];
    "Employees.contract_type": components["schemas"]["EmployeesContractTypeFilter"];
    "Employees.identity_card_number": string;
    "Employees.archived": components["schemas"]["EmployeesArchivedFilter"];
    "Employees.superiors": components["schemas"]["FilterTexts"];
    "Employees.tags": components["schemas"]["FilterTexts"];
    "Employees.start_date": components["schemas"]["FilterDate"];
    "Employees.termination_date": components["schemas"]["FilterDateOrNull"];
    "Employees.archived_at": components["schemas"]["FilterDateTime"];
    "Employees.role_id": components["schemas"]["FilterIdsOrNull"];
    "Employees.created_at": components["schemas"]["FilterDateTime"];
    "Employees.updated_at": components["schemas"]["FilterDateTime"];
    "Employees.project_id": components["schemas"]["FilterIds"];
    "Employees.not.id": components["schemas"]["FilterTexts"];
    "Employees.not.position_id": components["schemas"]["FilterIdsOrNull"];
    "Employees.not.direction_id": components["schemas"]["FilterNumbersOrNull"];
    "Employees.not.work_location_ids": components["schemas"]["FilterTexts"];
    "Employees.not.level_id": components["schemas"]["FilterIdsOrNull"];
    "Employees.not.manager_employee_id": components["schemas"]["FilterIdsOrNull"];
    "Employees.not.position_name": string;
    "Employees.not.permissions": components["schemas"]["EmployeesPermissionsFilter"];
    "Employees.not.department": string;
    "Employees.not.direction": string;
    "Employees.not.email": string;
    "Employees.not.first_name": string;
    "Employees.not.last_name": string;
    "Employees.not.status": components["schemas"]["EmployeesStatusFilter"];
    "Employees.not.contract_type": components["schemas"]["EmployeesContractTypeFilter"];
    "Employees.not.identity_card_number": string;
    "Employees.not.archived": components["schemas"]["EmployeesArchivedFilter"];
    "Employees.not.superiors": components["schemas"]["FilterTexts"];
    "Employees.not.tags": components["schemas"]["FilterTexts"];
    "Employees.not.start_date": components["schemas"]["FilterDate"];
    "Employees.not.termination_date": components["schemas"]["FilterDateOrNull"];
    "Employees.not.archived_at": components["schemas"]["FilterDateTime"];
    "Employees.not.role_id": components["schemas"]["FilterIdsOrNull"];
    "Employees.not.created_at": components["schemas"]["FilterDateTime"];
    "Employees.not.updated_at": components["schemas"]["FilterDateTime"];
    "Employees.not.project_id": components["schemas"]["FilterIds"];
    "Users.list.sort": ("id" | "-id" | "email" | "-email" | "first_name" | "-first_name" | "last_name" | "-last_name" | "status" | "-status" | "last_sign_in_at" | "-last_sign_in_at")[];
    "Users.list.search": string;
    "Users.list.related": string[];
    "Users.list.include": string;
    "Users.status": components["schemas"]["UsersStatusFilter"];
    "Users.email": string;
    "Users.role_id": components["schemas"]["FilterIds"];
    "Users.employee_id": components["schemas"]["FilterIdsOrNull"];
    "Users.archived": components["schemas"]["UsersArchivedFilter"];
    "Users.archived_at": components["schemas"]["FilterDateTime"];
    "Users.last_sign_in_at": components["schemas"]["FilterDateTime"];
    "Users.not.status": components["schemas"]["UsersStatusFilter"];
    "Users.not.email": string;
    "Users.not.role_id": components["schemas"]["FilterIds"];
    "Users.not.employee_id": components["schemas"]["FilterIdsOrNull"];
    "Users.not.archived": components["schemas"]["UsersArchivedFilter"];
    "Users.not.archived_at": components["schemas"]["FilterDateTime"];
    "Users.not.last_sign_in_at": components["schemas"]["FilterDateTime"];
    "Roles.list.sort": ("name" | "-name" | "id" | "-id" | "created_at" | "-created_at")[];
    "Roles.list.search": string;
    "Roles.name": string;
    "Roles.is_system": components["schemas"]["RolesIsSystemFilter"];
    "Roles.is_default": components["schemas"]["RolesIsDefaultFilter"];
    "Roles.permissions": components["schemas"]["RolesPermissionsFilter"];
    "Roles.not.name": string;
    "Roles.not.is_system": components["schemas"]["RolesIsSystemFilter"];
    "Roles.not.is_default": components["schemas"]["RolesIsDefaultFilter"];
    "Roles.not.permissions": components["schemas"]["RolesPermissionsFilter"];
    "Tags.list.sort": ("name" | "-name" | "type" | "-type" | "id" | "-id")[];
    "Tags.list.search": string;
    "Tags.name": string;
    "Tags.type": string;
    "Tags.color": string;
    "Tags.not.name": string;
    "Tags.not.type": string;
    "Tags.not.color": string;
    "SalaryHistory.list.sort": ("start_date" | "-start_date" | "end_date" | "-end_date" | "amount" | "-amount" | "id" | "-id")[];
    "SalaryHistory.list.related": string[];
    "SalaryHistory.list.include": string;
    "SalaryHistory.employee_id": components["schemas"]["FilterIds"];
    "SalaryHistory.type": components["schemas"]["SalaryHistoryTypeFilter"];
    "SalaryHistory.currency": string;
    "SalaryHistory.start_date": components["schemas"]["FilterDate"];
    "SalaryHistory.end_date": components["schemas"]["FilterDateOrNull"];
    "SalaryHistory.amount": components["schemas"]["FilterInteger"];
    "SalaryHistory.is_demo": components["schemas"]["SalaryHistoryIsDemoFilter"];
    "SalaryHistory.not.employee_id": components["schemas"]["FilterIds"];
    "SalaryHistory.not.type": components["schemas"]["SalaryHistoryTypeFilter"];
    "SalaryHistory.not.currency": string;
    "SalaryHistory.not.start_date": components["schemas"]["FilterDate"];
    "SalaryHistory.not.end_date": components["schemas"]["FilterDateOrNull"];
    "SalaryHistory.not.amount": components["schemas"]["FilterInteger"];
    "SalaryHistory.not.is_demo": components["schemas"]["SalaryHistoryIsDemoFilter"];
    "Departments.list.sort": ("name" | "-name" | "id" | "-id" | "created_at" | "-created_at" | "updated_at" | "-updated_at")[];
    "Departments.list.search": string;
    "Departments.list.related": string[];
    "Departments.list.include": string;
    "Departments.id": components["schemas"]["FilterTexts"];
    "Departments.name": string;
    "Departments.description": string;
    "Departments.is_used": components["schemas"]["DepartmentsIsUsedFilter"];
    "Departments.created_at": components["schemas"]["FilterDateTime"];
    "Departments.updated_at": components["schemas"]["FilterDateTime"];
    "Departments.manager_employee_id": components["schemas"]["FilterIdsOrNull"];
    "Departments.not.id": components["schemas"]["FilterTexts"];
    "Departments.not.name": string;
    "Departments.not.description": string;
    "Departments.not.is_used": components["schemas"]["DepartmentsIsUsedFilter"];
    "Departments.not.created_at": components["schemas"]["FilterDateTime"];
    "Departments.not.updated_at": components["schemas"]["FilterDateTime"];
    "Departments.not.manager_employee_id": components["schemas"]["FilterIdsOrNull"];
    "Positions.list.sort": ("name" | "-name" | "id" | "-id" | "created_at" | "-created_at" | "updated_at" | "-updated_at" | "department_id" | "-department_id")[];
    "Positions.list.search": string;
    "Positions.list.related": string[];
    "Positions.list.include": string;
    "Positions.id": components["schemas"]["FilterTexts"];
    "Positions.name": string;
    "Positions.description": string;
    "Positions.is_used": components["schemas"]["PositionsIsUsedFilter"];
    "Positions.created_at": components["schemas"]["FilterDateTime"];
    "Positions.updated_at": components["schemas"]["FilterDateTime"];
    "Positions.department_id": components["schemas"]["FilterIdsOrNull"];
    "Positions.not.id": components["schemas"]["FilterTexts"];
    "Positions.not.name": string;
    "Positions.not.description": string;
    "Positions.not.is_used": components["schemas"]["PositionsIsUsedFilter"];
    "Positions.not.created_at": components["schemas"]["FilterDateTime"];
    "Positions.not.updated_at": components["schemas"]["FilterDateTime"];
    "Positions.not.department_id": components["schemas"]["FilterIdsOrNull"];
    "Levels.list.sort": ("name" | "-name" | "id" | "-id" | "created_at" | "-created_at" | "updated_at" | "-updated_at" | "rank" | "-rank")[];
    "Levels.list.search": string;
    "Levels.id": components["schemas"]["FilterTexts"];
    "Levels.name": string;
    "Levels.description": string;
    "Levels.is_used": components["schemas"]["LevelsIsUsedFilter"];
    "Levels.created_at": components["schemas"]["FilterDateTime"];
    "Levels.updated_at": components["schemas"]["FilterDateTime"];
    "Levels.rank": components["schemas"]["FilterIntegerOrNull"];
    "Levels.not.id": components["schemas"]["FilterTexts"];
    "Levels.not.name": string;
    "Levels.not.description": string;
    "Levels.not.is_used": components["schemas"]["LevelsIsUsedFilter"];
    "Levels.not.created_at": components["schemas"]["FilterDateTime"];
    "Levels.not.updated_at": components["schemas"]["FilterDateTime"];
    "Levels.not.rank": components["schemas"]["FilterIntegerOrNull"];
    "Directions.list.sort": ("name" | "-name" | "id" | "-id" | "created_at" | "-created_at" | "updated_at" | "-updated_at")[];
    "Directions.list.search": string;
    "Directions.list.related": string[];
    "Directions.list.include": string;
    "Directions.id": components["schemas"]["FilterTexts"];
    "Directions.name": string;
    "Directions.description": string;
    "Directions.is_used": components["schemas"]["DirectionsIsUsedFilter"];
    "Directions.created_at": components["schemas"]["FilterDateTime"];
    "Directions.updated_at": components["schemas"]["FilterDateTime"];
    "Directions.department_id": components["schemas"]["FilterIdsOrNull"];
    "Directions.not.id": components["schemas"]["FilterTexts"];
    "Directions.not.name": string;
    "Directions.not.description": string;
    "Directions.not.is_used": components["schemas"]["DirectionsIsUsedFilter"];
    "Directions.not.created_at": components["schemas"]["FilterDateTime"];
    "Directions.not.updated_at": components["schemas"]["FilterDateTime"];
    "Directions.not.department_id": components["schemas"]["FilterIdsOrNull"];
    "WorkLocations.list.sort": ("name" | "-name" | "id" | "-id" | "created_at" | "-created_at" | "updated_at" | "-updated_at")[];
    "WorkLocations.list.search": string;
    "WorkLocations.id": components["schemas"]["FilterTexts"];
    "WorkLocations.name": string;
    "WorkLocations.description": string;
    "WorkLocations.is_used": components["schemas"]["WorkLocationsIsUsedFilter"];
    "WorkLocations.created_at": components["schemas"]["FilterDateTime"];
    "WorkLocations.updated_at": components["schemas"]["FilterDateTime"];
    "WorkLocations.timezone": string;
    "WorkLocations.is_remote": components["schemas"]["WorkLocationsIsRemoteFilter"];
    "WorkLocations.not.id": components["schemas"]["FilterTexts"];
    "WorkLocations.not.name": string;
    "WorkLocations.not.description": string;
    "WorkLocations.not.is_used": components["schemas"]["WorkLocationsIsUsedFilter"];
    "WorkLocations.not.created_at": components["schemas"]["FilterDateTime"];
    "WorkLocations.not.updated_at": components["schemas"]["FilterDateTime"];
    "WorkLocations.not.timezone": string;
    "WorkLocations.not.is_remote": components["schemas"]["WorkLocationsIsRemoteFilter"];
    "ContractTypes.list.sort": ("name" | "-name" | "id" | "-id" | "created_at" | "-created_at" | "updated_at" | "-updated_at" | "heading" | "-heading")[];
    "ContractTypes.list.search": string;
    "ContractTypes.id": components["schemas"]["FilterTexts"];
    "ContractTypes.name": string;
    "ContractTypes.description": string;
    "ContractTypes.is_used": components["schemas"]["ContractTypesIsUsedFilter"];
    "ContractTypes.created_at": components["schemas"]["FilterDateTime"];
    "ContractTypes.updated_at": components["schemas"]["FilterDateTime"];
    "ContractTypes.heading": string;
    "ContractTypes.is_contractor": components["schemas"]["ContractTypesIsContractorFilter"];
    "ContractTypes.has_paid_holidays": components["schemas"]["ContractTypesHasPaidHolidaysFilter"];
    "ContractTypes.not.id": components["schemas"]["FilterTexts"];
    "ContractTypes.not.name": string;
    "ContractTypes.not.description": string;
    "ContractTypes.not.is_used": components["schemas"]["ContractTypesIsUsedFilter"];
    "ContractTypes.not.created_at": components["schemas"]["FilterDateTime"];
    "ContractTypes.not.updated_at": components["schemas"]["FilterDateTime"];
    "ContractTypes.not.heading": string;
    "ContractTypes.not.is_contractor": components["schemas"]["ContractTypesIsContractorFilter"];
    "ContractTypes.not.has_paid_holidays": components["schemas"]["ContractTypesHasPaidHolidaysFilter"];
    "EvaluationTypes.list.sort": ("name" | "-name" | "id" | "-id" | "created_at" | "-created_at" | "updated_at" | "-updated_at" | "category" | "-category")[];
    "EvaluationTypes.list.search": string;
    "EvaluationTypes.id": components["schemas"]["FilterTexts"];
    "EvaluationTypes.name": string;
    "EvaluationTypes.description": string;
    "EvaluationTypes.is_used": components["schemas"]["EvaluationTypesIsUsedFilter"];
    "EvaluationTypes.created_at": components["schemas"]["FilterDateTime"];
    "EvaluationTypes.updated_at": components["schemas"]["FilterDateTime"];
    "EvaluationTypes.category": components["schemas"]["EvaluationTypesCategoryFilter"];
    "EvaluationTypes.is_active": components["schemas"]["EvaluationTypesIsActiveFilter"];
    "EvaluationTypes.has_self_review": components["schemas"]["EvaluationTypesHasSelfReviewFilter"];
    "EvaluationTypes.frequency_months": components["schemas"]["FilterIntegerOrNull"];
    "EvaluationTypes.not.id": components["schemas"]["FilterTexts"];
    "EvaluationTypes.not.name": string;
    "EvaluationTypes.not.description": string;
    "EvaluationTypes.not.is_used": components["schemas"]["EvaluationTypesIsUsedFilter"];
    "EvaluationTypes.not.created_at": components["schemas"]["FilterDateTime"];
    "EvaluationTypes.not.updated_at": components["schemas"]["FilterDateTime"];
    "EvaluationTypes.not.category": components["schemas"]["EvaluationTypesCategoryFilter"];
    "EvaluationTypes.not.is_active": components["schemas"]["EvaluationTypesIsActiveFilter"];
    "EvaluationTypes.not.has_self_review": components["schemas"]["EvaluationTypesHasSelfReviewFilter"];
    "EvaluationTypes.not.frequency_months": components["schemas"]["FilterIntegerOrNull"];
    "Holidays.list.sort": ("id" | "-id" | "start_date" | "-start_date" | "end_date" | "-end_date" | "created_at" | "-created_at" | "status" | "-status" | "days" | "-days")[];
    "Holidays.list.search": string;
    "Holidays.list.related": string[];
    "Holidays.list.include": string;
    "Holidays.status": components["schemas"]["HolidaysStatusFilter"];
    "Holidays.start_date": components["schemas"]["FilterDate"];
    "Holidays.end_date": components["schemas"]["FilterDate"];
    "Holidays.date": components["schemas"]["FilterDate"];
    "Holidays.employee_id": components["schemas"]["FilterTexts"];
    "Holidays.holiday_policy_id": components["schemas"]["FilterTexts"];
    "Holidays.leave_type": components["schemas"]["HolidaysLeaveTypeFilter"];
    "Holidays.manager_employee_id": components["schemas"]["FilterIdsOrNull"];
    "Holidays.decidable": components["schemas"]["HolidaysDecidableFilter"];
    "Holidays.days": components["schemas"]["FilterDecimal"];
    "Holidays.created_at": components["schemas"]["FilterDateTime"];
    "Holidays.not.status": components["schemas"]["HolidaysStatusFilter"];
    "Holidays.not.start_date": components["schemas"]["FilterDate"];
    "Holidays.not.end_date": components["schemas"]["FilterDate"];
    "Holidays.not.date": components["schemas"]["FilterDate"];
    "Holidays.not.employee_id": components["schemas"]["FilterTexts"];
    "Holidays.not.holiday_policy_id": components["schemas"]["FilterTexts"];
    "Holidays.not.leave_type": components["schemas"]["HolidaysLeaveTypeFilter"];
    "Holidays.not.manager_employee_id": components["schemas"]["FilterIdsOrNull"];
    "Holidays.not.decidable": components["schemas"]["HolidaysDecidableFilter"];
    "Holidays.not.days": components["schemas"]["FilterDecimal"];
    "Holidays.not.created_at": components["schemas"]["FilterDateTime"];
    "HolidayBalances.list.sort": ("id" | "-id" | "year" | "-year" | "initial_balance" | "-initial_balance" | "created_at" | "-created_at")[];
    "HolidayBalances.list.search": string;
    "HolidayBalances.list.related": string[];
    "HolidayBalances.list.include": string;
    "HolidayBalances.employee_id": components["schemas"]["FilterTexts"];
    "HolidayBalances.holiday_policy_id": components["schemas"]["FilterTexts"];
    "HolidayBalances.year": components["schemas"]["FilterInteger"];
    "HolidayBalances.deleted_at": components["schemas"]["FilterDateTime"];
    "HolidayBalances.not.employee_id": components["schemas"]["FilterTexts"];
    "HolidayBalances.not.holiday_policy_id": components["schemas"]["FilterTexts"];
    "HolidayBalances.not.year": components["schemas"]["FilterInteger"];
    "HolidayBalances.not.deleted_at": components["schemas"]["FilterDateTime"];
    "HolidayPolicies.list.sort": ("id" | "-id" | "name" | "-name" | "created_at" | "-created_at")[];
    "HolidayPolicies.list.search": string;
    "HolidayPolicies.leave_type": components["schemas"]["HolidayPoliciesLeaveTypeFilter"];
    "HolidayPolicies.accrual_method": components["schemas"]["HolidayPoliciesAccrualMethodFilter"];
    "HolidayPolicies.is_default": components["schemas"]["HolidayPoliciesIsDefaultFilter"];
    "HolidayPolicies.is_paid": components["schemas"]["HolidayPoliciesIsPaidFilter"];
    "HolidayPolicies.auto_assign": components["schemas"]["HolidayPoliciesAutoAssignFilter"];
    "HolidayPolicies.archived": components["schemas"]["HolidayPoliciesArchivedFilter"];
    "HolidayPolicies.archived_at": components["schemas"]["FilterDateTime"];
    "HolidayPolicies.not.leave_type": components["schemas"]["HolidayPoliciesLeaveTypeFilter"];
    "HolidayPolicies.not.accrual_method": components["schemas"]["HolidayPoliciesAccrualMethodFilter"];
    "HolidayPolicies.not.is_default": components["schemas"]["HolidayPoliciesIsDefaultFilter"];
    "HolidayPolicies.not.is_paid": components["schemas"]["HolidayPoliciesIsPaidFilter"];
    "HolidayPolicies.not.auto_assign": components["schemas"]["HolidayPoliciesAutoAssignFilter"];
    "HolidayPolicies.not.archived": components["schemas"]["HolidayPoliciesArchivedFilter"];
    "HolidayPolicies.not.archived_at": components["schemas"]["FilterDateTime"];
    "PublicHolidays.list.sort": ("id" | "-id" | "date" | "-date" | "name" | "-name")[];
    "PublicHolidays.list.search": string;
    "PublicHolidays.list.related": string[];
    "PublicHolidays.list.include": string;
    "PublicHolidays.date": components["schemas"]["FilterDate"];
    "PublicHolidays.is_half_day": components["schemas"]["PublicHolidaysIsHalfDayFilter"];
    "PublicHolidays.country": string;
    "PublicHolidays.work_location_id": components["schemas"]["FilterIds"];
    "PublicHolidays.not.date": components["schemas"]["FilterDate"];
    "PublicHolidays.not.is_half_day": components["schemas"]["PublicHolidaysIsHalfDayFilter"];
    "PublicHolidays.not.country": string;
    "PublicHolidays.not.work_location_id": components["schemas"]["FilterIds"];
    "Benefits.list.sort": ("name" | "-name" | "category" | "-category" | "employer_cost" | "-employer_cost" | "employee_cost" | "-employee_cost" | "id" | "-id" | "created_at" | "-created_at")[];
    "Benefits.list.search": string;
    "Benefits.name": string;
    "Benefits.category": components["schemas"]["BenefitsCategoryFilter"];
    "Benefits.frequency": components["schemas"]["BenefitsFrequencyFilter"];
    "Benefits.currency": components["schemas"]["FilterTexts"];
    "Benefits.is_active": components["schemas"]["BenefitsIsActiveFilter"];
    "Benefits.is_used": components["schemas"]["BenefitsIsUsedFilter"];
    "Benefits.provider": string;
    "Benefits.available_from": components["schemas"]["FilterDateOrNull"];
    "Benefits.available_until": components["schemas"]["FilterDateOrNull"];
    "Benefits.employee_cost": components["schemas"]["FilterDecimal"];
    "Benefits.employer_cost": components["schemas"]["FilterDecimal"];
    "Benefits.eligible_contract_types": components["schemas"]["BenefitsEligibleContractTypesFilter"];
    "Benefits.not.name": string;
    "Benefits.not.category": components["schemas"]["BenefitsCategoryFilter"];
    "Benefits.not.frequency": components["schemas"]["BenefitsFrequencyFilter"];
    "Benefits.not.currency": components["schemas"]["FilterTexts"];
    "Benefits.not.is_active": components["schemas"]["BenefitsIsActiveFilter"];
    "Benefits.not.is_used": components["schemas"]["BenefitsIsUsedFilter"];
    "Benefits.not.provider": string;
    "Benefits.not.available_from": components["schemas"]["FilterDateOrNull"];
    "Benefits.not.available_until": components["schemas"]["FilterDateOrNull"];
    "Benefits.not.employee_cost": components["schemas"]["FilterDecimal"];
    "Benefits.not.employer_cost": components["schemas"]["FilterDecimal"];
    "Benefits.not.eligible_contract_types": components["schemas"]["BenefitsEligibleContractTypesFilter"];
    "EmployeeBenefits.list.sort": ("start_date" | "-start_date" | "end_date" | "-end_date" | "id" | "-id" | "created_at" | "-created_at")[];
    "EmployeeBenefits.list.related": string[];
    "EmployeeBenefits.list.include": string;
    "EmployeeBenefits.employee_id": components["schemas"]["FilterTexts"];
    "EmployeeBenefits.benefit_id": components["schemas"]["FilterTexts"];
    "EmployeeBenefits.status": components["schemas"]["EmployeeBenefitsStatusFilter"];
    "EmployeeBenefits.frequency": components["schemas"]["EmployeeBenefitsFrequencyFilter"];
    "EmployeeBenefits.currency": components["schemas"]["FilterTexts"];
    "EmployeeBenefits.start_date": components["schemas"]["FilterDate"];
    "EmployeeBenefits.end_date": components["schemas"]["FilterDateOrNull"];
    "EmployeeBenefits.category": components["schemas"]["EmployeeBenefitsCategoryFilter"];
    "EmployeeBenefits.employer_cost": components["schemas"]["FilterDecimal"];
    "EmployeeBenefits.employee_cost": components["schemas"]["FilterDecimal"];
    "EmployeeBenefits.department_id": components["schemas"]["FilterIdsOrNull"];
    "EmployeeBenefits.charged": components["schemas"]["FilterDate"];
    "EmployeeBenefits.not.employee_id": components["schemas"]["FilterTexts"];
    "EmployeeBenefits.not.benefit_id": components["schemas"]["FilterTexts"];
    "EmployeeBenefits.not.status": components["schemas"]["EmployeeBenefitsStatusFilter"];
    "EmployeeBenefits.not.frequency": components["schemas"]["EmployeeBenefitsFrequencyFilter"];
    "EmployeeBenefits.not.currency": components["schemas"]["FilterTexts"];
    "EmployeeBenefits.not.start_date": components["schemas"]["FilterDate"];
    "EmployeeBenefits.not.end_date": components["schemas"]["FilterDateOrNull"];
    "EmployeeBenefits.not.category": components["schemas"]["EmployeeBenefitsCategoryFilter"];
    "EmployeeBenefits.not.employer_cost": components["schemas"]["FilterDecimal"];
    "EmployeeBenefits.not.employee_cost": components["schemas"]["FilterDecimal"];
    "EmployeeBenefits.not.department_id": components["schemas"]["FilterIdsOrNull"];
    "EmployeeBenefits.not.charged": components["schemas"]["FilterDate"];
    "Timesheets.list.sort": ("date" | "-date" | "id" | "-id" | "worked_minutes" | "-worked_minutes" | "started_at" | "-started_at" | "created_at" | "-created_at" | "entity_name" | "-entity_name" | "total_worked_minutes" | "-total_worked_minutes" | "total_worked_hours" | "-total_worked_hours" | "total_billable_minutes" | "-total_billable_minutes" | "billed_amount" | "-billed_amount" | "invoiced_amount" | "-invoiced_amount" | "drafted_amount" | "-drafted_amount" | "unbilled_amount" | "-unbilled_amount" | "covered_amount" | "-covered_amount" | "cost_amount" | "-cost_amount" | "profit_amount" | "-profit_amount" | "margin_percent" | "-margin_percent" | "effective_hourly_rate" | "-effective_hourly_rate" | "unpriced_minutes" | "-unpriced_minutes" | "uncosted_minutes" | "-uncosted_minutes")[];
    "Timesheets.list.search": string;
    "Timesheets.list.related": string[];
    "Timesheets.list.include": string;
    "Timesheets.id": components["schemas"]["FilterTexts"];
    "Timesheets.employee_id": components["schemas"]["FilterTexts"];
    "Timesheets.project_id": components["schemas"]["FilterTexts"];
    "Timesheets.task_id": components["schemas"]["FilterTexts"];
    "Timesheets.client_id": components["schemas"]["FilterTexts"];
    "Timesheets.date": components["schemas"]["FilterDate"];
    "Timesheets.is_billable": components["schemas"]["TimesheetsIsBillableFilter"];
    "Timesheets.is_running": components["schemas"]["TimesheetsIsRunningFilter"];
    "Timesheets.is_locked": components["schemas"]["TimesheetsIsLockedFilter"];
    "Timesheets.locked_reason": components["schemas"]["TimesheetsLockedReasonFilter"];
    "Timesheets.approval_status": components["schemas"]["TimesheetsApprovalStatusFilter"];
    "Timesheets.billing_status": components["schemas"]["TimesheetsBillingStatusFilter"];
    "Timesheets.invoice_line_id": components["schemas"]["FilterIdsOrNull"];
    "Timesheets.timesheet_submission_id": components["schemas"]["FilterIdsOrNull"];
    "Timesheets.manager_employee_id": components["schemas"]["FilterIds"];
    "Timesheets.worked_minutes": components["schemas"]["FilterIntegerOrNull"];
    "Timesheets.started_at": components["schemas"]["FilterDateTime"];
    "Timesheets.created_at": components["schemas"]["FilterDateTime"];
    "Timesheets.updated_at": components["schemas"]["FilterDateTime"];
    "Timesheets.not.id": components["schemas"]["FilterTexts"];
    "Timesheets.not.employee_id": components["schemas"]["FilterTexts"];
    "Timesheets.not.project_id": components["schemas"]["FilterTexts"];
    "Timesheets.not.task_id": components["schemas"]["FilterTexts"];
    "Timesheets.not.client_id": components["schemas"]["FilterTexts"];
    "Timesheets.not.date": components["schemas"]["FilterDate"];
    "Timesheets.not.is_billable": components["schemas"]["TimesheetsIsBillableFilter"];
    "Timesheets.not.is_running": components["schemas"]["TimesheetsIsRunningFilter"];
    "Timesheets.not.is_locked": components["schemas"]["TimesheetsIsLockedFilter"];
    "Timesheets.not.locked_reason": components["schemas"]["TimesheetsLockedReasonFilter"];
    "Timesheets.not.approval_status": components["schemas"]["TimesheetsApprovalStatusFilter"];
    "Timesheets.not.billing_status": components["schemas"]["TimesheetsBillingStatusFilter"];
    "Timesheets.not.invoice_line_id": components["schemas"]["FilterIdsOrNull"];
    "Timesheets.not.timesheet_submission_id": components["schemas"]["FilterIdsOrNull"];
    "Timesheets.not.manager_employee_id": components["schemas"]["FilterIds"];
    "Timesheets.not.worked_minutes": components["schemas"]["FilterIntegerOrNull"];
    "Timesheets.not.started_at": components["schemas"]["FilterDateTime"];
    "Timesheets.not.created_at": components["schemas"]["FilterDateTime"];
    "Timesheets.not.updated_at": components["schemas"]["FilterDateTime"];
    "TimesheetSubmissions.list.sort": ("week_start" | "-week_start" | "id" | "-id" | "submitted_at" | "-submitted_at" | "decided_at" | "-decided_at" | "status" | "-status" | "created_at" | "-created_at")[];
    "TimesheetSubmissions.list.search": string;
    "TimesheetSubmissions.list.related": string[];
    "TimesheetSubmissions.list.include": string;
    "TimesheetSubmissions.id": components["schemas"]["FilterTexts"];
    "TimesheetSubmissions.employee_id": components["schemas"]["FilterTexts"];
    "TimesheetSubmissions.status": components["schemas"]["TimesheetSubmissionsStatusFilter"];
    "TimesheetSubmissions.week_start": components["schemas"]["FilterDate"];
    "TimesheetSubmissions.manager_employee_id": components["schemas"]["FilterIds"];
    "TimesheetSubmissions.decidable": components["schemas"]["TimesheetSubmissionsDecidableFilter"];
    "TimesheetSubmissions.submitted_at": components["schemas"]["FilterDateTime"];
    "TimesheetSubmissions.decided_at": components["schemas"]["FilterDateTime"];
    "TimesheetSubmissions.created_at": components["schemas"]["FilterDateTime"];
    "TimesheetSubmissions.updated_at": components["schemas"]["FilterDateTime"];
    "TimesheetSubmissions.not.id": components["schemas"]["FilterTexts"];
    "TimesheetSubmissions.not.employee_id": components["schemas"]["FilterTexts"];
    "TimesheetSubmissions.not.status": components["schemas"]["TimesheetSubmissionsStatusFilter"];
    "TimesheetSubmissions.not.week_start": components["schemas"]["FilterDate"];
    "TimesheetSubmissions.not.manager_employee_id": components["schemas"]["FilterIds"];
    "TimesheetSubmissions.not.decidable": components["schemas"]["TimesheetSubmissionsDecidableFilter"];
    "TimesheetSubmissions.not.submitted_at": components["schemas"]["FilterDateTime"];
    "TimesheetSubmissions.not.decided_at": components["schemas"]["FilterDateTime"];
    "TimesheetSubmissions.not.created_at": components["schemas"]["FilterDateTime"];
    "TimesheetSubmissions.not.updated_at": components["schemas"]["FilterDateTime"];
    "Projects.list.sort": ("id" | "-id" | "name" | "-name" | "code" | "-code" | "client_name" | "-client_name" | "billing_model" | "-billing_model" | "budget" | "-budget" | "starts_at" | "-starts_at" | "ends_at" | "-ends_at" | "created_at" | "-created_at" | "archived_at" | "-archived_at")[];
    "Projects.list.search": string;
    "Projects.list.related": string[];
    "Projects.list.include": string;
    "Projects.id": components["schemas"]["FilterTexts"];
    "Projects.archived": components["schemas"]["ProjectsArchivedFilter"];
    "Projects.client_id": components["schemas"]["FilterIdsOrNull"];
    "Projects.manager_employee_id": components["schemas"]["FilterIdsOrNull"];
    "Projects.billing_model": components["schemas"]["ProjectsBillingModelFilter"];
    "Projects.budget_type": components["schemas"]["ProjectsBudgetTypeFilter"];
    "Projects.currency": components["schemas"]["FilterTexts"];
    "Projects.name": string;
    "Projects.code": string;
    "Projects.client_name": string;
    "Projects.starts_at": components["schemas"]["FilterDateOrNull"];
    "Projects.ends_at": components["schemas"]["FilterDateOrNull"];
    "Projects.created_at": components["schemas"]["FilterDateTime"];
    "Projects.updated_at": components["schemas"]["FilterDateTime"];
    "Projects.archived_at": components["schemas"]["FilterDateTime"];
    "Projects.budget": components["schemas"]["FilterDecimalOrNull"];
    "Projects.employee_id": components["schemas"]["FilterTexts"];
    "Projects.budget_status": components["schemas"]["ProjectsBudgetStatusFilter"];
    "Projects.not.id": components["schemas"]["FilterTexts"];
    "Projects.not.archived": components["schemas"]["ProjectsArchivedFilter"];
    "Projects.not.client_id": components["schemas"]["FilterIdsOrNull"];
    "Projects.not.manager_employee_id": components["schemas"]["FilterIdsOrNull"];
    "Projects.not.billing_model": components["schemas"]["ProjectsBillingModelFilter"];
    "Projects.not.budget_type": components["schemas"]["ProjectsBudgetTypeFilter"];
    "Projects.not.currency": components["schemas"]["FilterTexts"];
    "Projects.not.name": string;
    "Projects.not.code": string;
    "Projects.not.client_name": string;
    "Projects.not.starts_at": components["schemas"]["FilterDateOrNull"];
    "Projects.not.ends_at": components["schemas"]["FilterDateOrNull"];
    "Projects.not.created_at": components["schemas"]["FilterDateTime"];
    "Projects.not.updated_at": components["schemas"]["FilterDateTime"];
    "Projects.not.archived_at": components["schemas"]["FilterDateTime"];
    "Projects.not.budget": components["schemas"]["FilterDecimalOrNull"];
    "Projects.not.employee_id": components["schemas"]["FilterTexts"];
    "Projects.not.budget_status": components["schemas"]["ProjectsBudgetStatusFilter"];
    "Tasks.list.sort": ("position" | "-position" | "id" | "-id" | "name" | "-name" | "due_date" | "-due_date" | "status" | "-status" | "estimated_minutes" | "-estimated_minutes" | "tracked_minutes" | "-tracked_minutes" | "created_at" | "-created_at")[];
    "Tasks.list.search": string;
    "Tasks.list.related": string[];
    "Tasks.list.include": string;
    "Tasks.id": components["schemas"]["FilterTexts"];
    "Tasks.project_id": components["schemas"]["FilterTexts"];
    "Tasks.status": components["schemas"]["TasksStatusFilter"];
    "Tasks.assigned_employee_id": components["schemas"]["FilterTexts"];
    "Tasks.is_billable": components["schemas"]["TasksIsBillableFilter"];
    "Tasks.due_date": components["schemas"]["FilterDateOrNull"];
    "Tasks.is_overdue": components["schemas"]["TasksIsOverdueFilter"];
    "Tasks.name": string;
    "Tasks.created_at": components["schemas"]["FilterDateTime"];
    "Tasks.updated_at": components["schemas"]["FilterDateTime"];
    "Tasks.completed_at": components["schemas"]["FilterDateTime"];
    "Tasks.not.id": components["schemas"]["FilterTexts"];
    "Tasks.not.project_id": components["schemas"]["FilterTexts"];
    "Tasks.not.status": components["schemas"]["TasksStatusFilter"];
    "Tasks.not.assigned_employee_id": components["schemas"]["FilterTexts"];
    "Tasks.not.is_billable": components["schemas"]["TasksIsBillableFilter"];
    "Tasks.not.due_date": components["schemas"]["FilterDateOrNull"];
    "Tasks.not.is_overdue": components["schemas"]["TasksIsOverdueFilter"];
    "Tasks.not.name": string;
    "Tasks.not.created_at": components["schemas"]["FilterDateTime"];
    "Tasks.not.updated_at": components["schemas"]["FilterDateTime"];
    "Tasks.not.completed_at": components["schemas"]["FilterDateTime"];
    "ProjectAssignments.list.sort": ("starts_at" | "-starts_at" | "id" | "-id" | "ends_at" | "-ends_at" | "employee_name" | "-employee_name" | "project_name" | "-project_name" | "weekly_hours_capacity" | "-weekly_hours_capacity" | "created_at" | "-created_at")[];
    "ProjectAssignments.list.search": string;
    "ProjectAssignments.list.related": string[];
    "ProjectAssignments.list.include": string;
    "ProjectAssignments.id": components["schemas"]["FilterTexts"];
    "ProjectAssignments.project_id": components["schemas"]["FilterTexts"];
    "ProjectAssignments.employee_id": components["schemas"]["FilterTexts"];
    "ProjectAssignments.is_active": components["schemas"]["ProjectAssignmentsIsActiveFilter"];
    "ProjectAssignments.role": string;
    "ProjectAssignments.starts_at": components["schemas"]["FilterDate"];
    "ProjectAssignments.ends_at": components["schemas"]["FilterDateOrNull"];
    "ProjectAssignments.effective_on": components["schemas"]["FilterDate"];
    "ProjectAssignments.created_at": components["schemas"]["FilterDateTime"];
    "ProjectAssignments.updated_at": components["schemas"]["FilterDateTime"];
    "ProjectAssignments.not.id": components["schemas"]["FilterTexts"];
    "ProjectAssignments.not.project_id": components["schemas"]["FilterTexts"];
    "ProjectAssignments.not.employee_id": components["schemas"]["FilterTexts"];
    "ProjectAssignments.not.is_active": components["schemas"]["ProjectAssignmentsIsActiveFilter"];
    "ProjectAssignments.not.role": string;
    "ProjectAssignments.not.starts_at": components["schemas"]["FilterDate"];
    "ProjectAssignments.not.ends_at": components["schemas"]["FilterDateOrNull"];
    "ProjectAssignments.not.effective_on": components["schemas"]["FilterDate"];
    "ProjectAssignments.not.created_at": components["schemas"]["FilterDateTime"];
    "ProjectAssignments.not.updated_at": components["schemas"]["FilterDateTime"];
    "EmployeeRates.list.sort": ("starts_at" | "-starts_at" | "employee_id" | "-employee_id" | "kind" | "-kind" | "id" | "-id" | "created_at" | "-created_at")[];
    "EmployeeRates.list.related": string[];
    "EmployeeRates.list.include": string;
    "EmployeeRates.id": components["schemas"]["FilterTexts"];
    "EmployeeRates.employee_id": components["schemas"]["FilterTexts"];
    "EmployeeRates.kind": components["schemas"]["EmployeeRatesKindFilter"];
    "EmployeeRates.starts_at": components["schemas"]["FilterDateOrNull"];
    "EmployeeRates.effective_on": components["schemas"]["FilterDate"];
    "EmployeeRates.created_at": components["schemas"]["FilterDateTime"];
    "EmployeeRates.updated_at": components["schemas"]["FilterDateTime"];
    "EmployeeRates.not.id": components["schemas"]["FilterTexts"];
    "EmployeeRates.not.employee_id": components["schemas"]["FilterTexts"];
    "EmployeeRates.not.kind": components["schemas"]["EmployeeRatesKindFilter"];
    "EmployeeRates.not.starts_at": components["schemas"]["FilterDateOrNull"];
    "EmployeeRates.not.effective_on": components["schemas"]["FilterDate"];
    "EmployeeRates.not.created_at": components["schemas"]["FilterDateTime"];
    "EmployeeRates.not.updated_at": components["schemas"]["FilterDateTime"];
    "Clients.list.sort": ("id" | "-id" | "name" | "-name" | "code" | "-code" | "currency" | "-currency" | "created_at" | "-created_at" | "archived_at" | "-archived_at")[];
    "Clients.list.search": string;
    "Clients.list.related": string[];
    "Clients.list.include": string;
    "Clients.archived": components["schemas"]["ClientsArchivedFilter"];
    "Clients.manager_employee_id": components["schemas"]["FilterIdsOrNull"];
    "Clients.lead_id": components["schemas"]["FilterIdsOrNull"];
    "Clients.tax_rate_id": components["schemas"]["FilterIdsOrNull"];
    "Clients.currency": components["schemas"]["FilterTexts"];
    "Clients.country": components["schemas"]["FilterTexts"];
    "Clients.name": string;
    "Clients.email": string;
    "Clients.vat_number": string;
    "Clients.code": string;
    "Clients.created_at": components["schemas"]["FilterDateTime"];
    "Clients.archived_at": components["schemas"]["FilterDateTime"];
    "Clients.has_projects": components["schemas"]["ClientsHasProjectsFilter"];
    "Clients.has_open_invoices": components["schemas"]["ClientsHasOpenInvoicesFilter"];
    "Clients.has_overdue_invoices": components["schemas"]["ClientsHasOverdueInvoicesFilter"];
    "Clients.not.archived": components["schemas"]["ClientsArchivedFilter"];
    "Clients.not.manager_employee_id": components["schemas"]["FilterIdsOrNull"];
    "Clients.not.lead_id": components["schemas"]["FilterIdsOrNull"];
    "Clients.not.tax_rate_id": components["schemas"]["FilterIdsOrNull"];
    "Clients.not.currency": components["schemas"]["FilterTexts"];
    "Clients.not.country": components["schemas"]["FilterTexts"];
    "Clients.not.name": string;
    "Clients.not.email": string;
    "Clients.not.vat_number": string;
    "Clients.not.code": string;
    "Clients.not.created_at": components["schemas"]["FilterDateTime"];
    "Clients.not.archived_at": components["schemas"]["FilterDateTime"];
    "Clients.not.has_projects": components["schemas"]["ClientsHasProjectsFilter"];
    "Clients.not.has_open_invoices": components["schemas"]["ClientsHasOpenInvoicesFilter"];
    "Clients.not.has_overdue_invoices": components["schemas"]["ClientsHasOverdueInvoicesFilter"];
    "ClientContacts.list.sort": ("id" | "-id" | "last_name" | "-last_name" | "first_name" | "-first_name" | "email" | "-email" | "client_name" | "-client_name" | "created_at" | "-created_at")[];
    "ClientContacts.list.search": string;
    "ClientContacts.list.related": string[];
    "ClientContacts.list.include": string;
    "ClientContacts.client_id": components["schemas"]["FilterTexts"];
    "ClientContacts.email": string;
    "ClientContacts.last_name": string;
    "ClientContacts.is_primary": components["schemas"]["ClientContactsIsPrimaryFilter"];
    "ClientContacts.is_billing": components["schemas"]["ClientContactsIsBillingFilter"];
    "ClientContacts.created_at": components["schemas"]["FilterDateTime"];
    "ClientContacts.not.client_id": components["schemas"]["FilterTexts"];
    "ClientContacts.not.email": string;
    "ClientContacts.not.last_name": string;
    "ClientContacts.not.is_primary": components["schemas"]["ClientContactsIsPrimaryFilter"];
    "ClientContacts.not.is_billing": components["schemas"]["ClientContactsIsBillingFilter"];
    "ClientContacts.not.created_at": components["schemas"]["FilterDateTime"];
    "Leads.list.sort": ("id" | "-id" | "name" | "-name" | "company_name" | "-company_name" | "amount" | "-amount" | "probability" | "-probability" | "priority" | "-priority" | "stage_id" | "-stage_id" | "expected_close_date" | "-expected_close_date" | "last_activity_at" | "-last_activity_at" | "next_activity_at" | "-next_activity_at" | "stage_entered_at" | "-stage_entered_at" | "won_at" | "-won_at" | "lost_at" | "-lost_at" | "created_at" | "-created_at" | "updated_at" | "-updated_at" | "count" | "-count" | "weighted_amount" | "-weighted_amount")[];
    "Leads.list.search": string;
    "Leads.list.related": string[];
    "Leads.list.include": string;
    "Leads.status": components["schemas"]["LeadsStatusFilter"];
    "Leads.stage_id": components["schemas"]["FilterTexts"];
    "Leads.source_id": components["schemas"]["FilterTexts"];
    "Leads.owner_employee_id": components["schemas"]["FilterTexts"];
    "Leads.currency": components["schemas"]["FilterTexts"];
    "Leads.priority": components["schemas"]["LeadsPriorityFilter"];
    "Leads.lost_reason": components["schemas"]["FilterTexts"];
    "Leads.furthest_stage_id": components["schemas"]["FilterIdsOrNull"];
    "Leads.client_id": components["schemas"]["FilterIdsOrNull"];
    "Leads.client_contact_id": components["schemas"]["FilterIdsOrNull"];
    "Leads.email": string;
    "Leads.company_name": string;
    "Leads.amount": components["schemas"]["FilterDecimalOrNull"];
    "Leads.probability": components["schemas"]["FilterInteger"];
    "Leads.expected_close_date": components["schemas"]["FilterDateOrNull"];
    "Leads.created_at": components["schemas"]["FilterDateTime"];
    "Leads.updated_at": components["schemas"]["FilterDateTime"];
    "Leads.won_at": components["schemas"]["FilterDateTime"];
    "Leads.lost_at": components["schemas"]["FilterDateTime"];
    "Leads.closed_at": components["schemas"]["FilterDateTime"];
    "Leads.converted_at": components["schemas"]["FilterDateTime"];
    "Leads.stage_entered_at": components["schemas"]["FilterDateTime"];
    "Leads.last_activity_at": components["schemas"]["FilterDateTime"];
    "Leads.next_activity_at": components["schemas"]["FilterDateTime"];
    "Leads.reached_stage_id": components["schemas"]["FilterIds"];
    "Leads.is_stale": components["schemas"]["LeadsIsStaleFilter"];
    "Leads.is_overdue": components["schemas"]["LeadsIsOverdueFilter"];
    "Leads.not.status": components["schemas"]["LeadsStatusFilter"];
    "Leads.not.stage_id": components["schemas"]["FilterTexts"];
    "Leads.not.source_id": components["schemas"]["FilterTexts"];
    "Leads.not.owner_employee_id": components["schemas"]["FilterTexts"];
    "Leads.not.currency": components["schemas"]["FilterTexts"];
    "Leads.not.priority": components["schemas"]["LeadsPriorityFilter"];
    "Leads.not.lost_reason": components["schemas"]["FilterTexts"];
    "Leads.not.furthest_stage_id": components["schemas"]["FilterIdsOrNull"];
    "Leads.not.client_id": components["schemas"]["FilterIdsOrNull"];
    "Leads.not.client_contact_id": components["schemas"]["FilterIdsOrNull"];
    "Leads.not.email": string;
    "Leads.not.company_name": string;
    "Leads.not.amount": components["schemas"]["FilterDecimalOrNull"];
    "Leads.not.probability": components["schemas"]["FilterInteger"];
    "Leads.not.expected_close_date": components["schemas"]["FilterDateOrNull"];
    "Leads.not.created_at": components["schemas"]["FilterDateTime"];
    "Leads.not.updated_at": components["schemas"]["FilterDateTime"];
    "Leads.not.won_at": components["schemas"]["FilterDateTime"];
    "Leads.not.lost_at": components["schemas"]["FilterDateTime"];
    "Leads.not.closed_at": components["schemas"]["FilterDateTime"];
    "Leads.not.converted_at": components["schemas"]["FilterDateTime"];
    "Leads.not.stage_entered_at": components["schemas"]["FilterDateTime"];
    "Leads.not.last_activity_at": components["schemas"]["FilterDateTime"];
    "Leads.not.next_activity_at": components["schemas"]["FilterDateTime"];
    "Leads.not.reached_stage_id": components["schemas"]["FilterIds"];
    "Leads.not.is_stale": components["schemas"]["LeadsIsStaleFilter"];
    "Leads.not.is_overdue": components["schemas"]["LeadsIsOverdueFilter"];
    "LeadActivities.list.sort": ("id" | "-id" | "occurred_at" | "-occurred_at" | "due_at" | "-due_at" | "created_at" | "-created_at")[];
    "LeadActivities.list.search": string;
    "LeadActivities.list.related": string[];
    "LeadActivities.list.include": string;
    "LeadActivities.lead_id": components["schemas"]["FilterTexts"];
    "LeadActivities.assignee_employee_id": components["schemas"]["FilterTexts"];
    "LeadActivities.created_by_user_id": components["schemas"]["FilterTexts"];
    "LeadActivities.type": components["schemas"]["LeadActivitiesTypeFilter"];
    "LeadActivities.occurred_at": components["schemas"]["FilterDateTime"];
    "LeadActivities.due_at": components["schemas"]["FilterDateTime"];
    "LeadActivities.completed_at": components["schemas"]["FilterDateTime"];
    "LeadActivities.is_system": components["schemas"]["LeadActivitiesIsSystemFilter"];
    "LeadActivities.not.lead_id": components["schemas"]["FilterTexts"];
    "LeadActivities.not.assignee_employee_id": components["schemas"]["FilterTexts"];
    "LeadActivities.not.created_by_user_id": components["schemas"]["FilterTexts"];
    "LeadActivities.not.type": components["schemas"]["LeadActivitiesTypeFilter"];
    "LeadActivities.not.occurred_at": components["schemas"]["FilterDateTime"];
    "LeadActivities.not.due_at": components["schemas"]["FilterDateTime"];
    "LeadActivities.not.completed_at": components["schemas"]["FilterDateTime"];
    "LeadActivities.not.is_system": components["schemas"]["LeadActivitiesIsSystemFilter"];
    "Meetings.list.sort": ("id" | "-id" | "starts_at" | "-starts_at" | "created_at" | "-created_at")[];
    "Meetings.list.search": string;
    "Meetings.list.related": string[];
    "Meetings.list.include": string;
    "Meetings.lead_id": components["schemas"]["FilterIdsOrNull"];
    "Meetings.client_id": components["schemas"]["FilterIdsOrNull"];
    "Meetings.organizer_employee_id": components["schemas"]["FilterIds"];
    "Meetings.attendee_employee_id": components["schemas"]["FilterIds"];
    "Meetings.status": components["schemas"]["MeetingsStatusFilter"];
    "Meetings.starts_at": components["schemas"]["FilterDateTime"];
    "Meetings.ends_at": components["schemas"]["FilterDateTime"];
    "Meetings.not.lead_id": components["schemas"]["FilterIdsOrNull"];
    "Meetings.not.client_id": components["schemas"]["FilterIdsOrNull"];
    "Meetings.not.organizer_employee_id": components["schemas"]["FilterIds"];
    "Meetings.not.attendee_employee_id": components["schemas"]["FilterIds"];
    "Meetings.not.status": components["schemas"]["MeetingsStatusFilter"];
    "Meetings.not.starts_at": components["schemas"]["FilterDateTime"];
    "Meetings.not.ends_at": components["schemas"]["FilterDateTime"];
    "LeadStages.list.sort": ("id" | "-id" | "name" | "-name" | "position" | "-position" | "probability" | "-probability")[];
    "LeadStages.list.search": string;
    "LeadStages.archived": components["schemas"]["LeadStagesArchivedFilter"];
    "LeadStages.probability": components["schemas"]["FilterInteger"];
    "LeadStages.not.archived": components["schemas"]["LeadStagesArchivedFilter"];
    "LeadStages.not.probability": components["schemas"]["FilterInteger"];
    "LeadSources.list.sort": ("id" | "-id" | "name" | "-name")[];
    "LeadSources.list.search": string;
    "LeadSources.archived": components["schemas"]["LeadSourcesArchivedFilter"];
    "LeadSources.not.archived": components["schemas"]["LeadSourcesArchivedFilter"];
    "Tickets.list.sort": ("id" | "-id" | "number" | "-number" | "subject" | "-subject" | "priority" | "-priority" | "position" | "-position" | "stage_id" | "-stage_id" | "due_date" | "-due_date" | "first_response_due_at" | "-first_response_due_at" | "resolution_due_at" | "-resolution_due_at" | "resolved_at" | "-resolved_at" | "last_comment_at" | "-last_comment_at" | "created_at" | "-created_at" | "updated_at" | "-updated_at" | "count" | "-count")[];
    "Tickets.list.search": string;
    "Tickets.list.related": string[];
    "Tickets.list.include": string;
    "Tickets.status": components["schemas"]["TicketsStatusFilter"];
    "Tickets.priority": components["schemas"]["TicketsPriorityFilter"];
    "Tickets.type": components["schemas"]["TicketsTypeFilter"];
    "Tickets.channel": components["schemas"]["TicketsChannelFilter"];
    "Tickets.stage_id": components["schemas"]["FilterTexts"];
    "Tickets.assignee_employee_id": components["schemas"]["FilterTexts"];
    "Tickets.requester_employee_id": components["schemas"]["FilterTexts"];
    "Tickets.client_id": components["schemas"]["FilterTexts"];
    "Tickets.client_contact_id": components["schemas"]["FilterTexts"];
    "Tickets.project_id": components["schemas"]["FilterTexts"];
    "Tickets.task_id": components["schemas"]["FilterTexts"];
    "Tickets.created_by_user_id": components["schemas"]["FilterTexts"];
    "Tickets.first_response_state": components["schemas"]["TicketsFirstResponseStateFilter"];
    "Tickets.resolution_state": components["schemas"]["TicketsResolutionStateFilter"];
    "Tickets.number": components["schemas"]["FilterInteger"];
    "Tickets.requester_email": string;
    "Tickets.is_sla_breached": components["schemas"]["TicketsIsSlaBreachedFilter"];
    "Tickets.due_date": components["schemas"]["FilterDateOrNull"];
    "Tickets.first_response_due_at": components["schemas"]["FilterDateTime"];
    "Tickets.resolution_due_at": components["schemas"]["FilterDateTime"];
    "Tickets.first_responded_at": components["schemas"]["FilterDateTime"];
    "Tickets.resolved_at": components["schemas"]["FilterDateTime"];
    "Tickets.last_comment_at": components["schemas"]["FilterDateTime"];
    "Tickets.created_at": components["schemas"]["FilterDateTime"];
    "Tickets.updated_at": components["schemas"]["FilterDateTime"];
    "Tickets.reopen_count": components["schemas"]["FilterInteger"];
    "Tickets.not.status": components["schemas"]["TicketsStatusFilter"];
    "Tickets.not.priority": components["schemas"]["TicketsPriorityFilter"];
    "Tickets.not.type": components["schemas"]["TicketsTypeFilter"];
    "Tickets.not.channel": components["schemas"]["TicketsChannelFilter"];
    "Tickets.not.stage_id": components["schemas"]["FilterTexts"];
    "Tickets.not.assignee_employee_id": components["schemas"]["FilterTexts"];
    "Tickets.not.requester_employee_id": components["schemas"]["FilterTexts"];
    "Tickets.not.client_id": components["schemas"]["FilterTexts"];
    "Tickets.not.client_contact_id": components["schemas"]["FilterTexts"];
    "Tickets.not.project_id": components["schemas"]["FilterTexts"];
    "Tickets.not.task_id": components["schemas"]["FilterTexts"];
    "Tickets.not.created_by_user_id": components["schemas"]["FilterTexts"];
    "Tickets.not.first_response_state": components["schemas"]["TicketsFirstResponseStateFilter"];
    "Tickets.not.resolution_state": components["schemas"]["TicketsResolutionStateFilter"];
    "Tickets.not.number": components["schemas"]["FilterInteger"];
    "Tickets.not.requester_email": string;
    "Tickets.not.is_sla_breached": components["schemas"]["TicketsIsSlaBreachedFilter"];
    "Tickets.not.due_date": components["schemas"]["FilterDateOrNull"];
    "Tickets.not.first_response_due_at": components["schemas"]["FilterDateTime"];
    "Tickets.not.resolution_due_at": components["schemas"]["FilterDateTime"];
    "Tickets.not.first_responded_at": components["schemas"]["FilterDateTime"];
    "Tickets.not.resolved_at": components["schemas"]["FilterDateTime"];
    "Tickets.not.last_comment_at": components["schemas"]["FilterDateTime"];
    "Tickets.not.created_at": components["schemas"]["FilterDateTime"];
    "Tickets.not.updated_at": components["schemas"]["FilterDateTime"];
    "Tickets.not.reopen_count": components["schemas"]["FilterInteger"];
    "TicketComments.list.sort": ("id" | "-id" | "created_at" | "-created_at")[];
    "TicketComments.list.search": string;
    "TicketComments.list.related": string[];
    "TicketComments.list.include": string;
    "TicketComments.ticket_id": components["schemas"]["FilterIds"];
    "TicketComments.author_user_id": components["schemas"]["FilterIdsOrNull"];
    "TicketComments.visibility": components["schemas"]["TicketCommentsVisibilityFilter"];
    "TicketComments.author_type": components["schemas"]["TicketCommentsAuthorTypeFilter"];
    "TicketComments.created_at": components["schemas"]["FilterDateTime"];
    "TicketComments.not.ticket_id": components["schemas"]["FilterIds"];
    "TicketComments.not.author_user_id": components["schemas"]["FilterIdsOrNull"];
    "TicketComments.not.visibility": components["schemas"]["TicketCommentsVisibilityFilter"];
    "TicketComments.not.author_type": components["schemas"]["TicketCommentsAuthorTypeFilter"];
    "TicketComments.not.created_at": components["schemas"]["FilterDateTime"];
    "TicketStages.list.sort": ("id" | "-id" | "name" | "-name" | "position" | "-position")[];
    "TicketStages.list.search": string;
    "TicketStages.category": components["schemas"]["TicketStagesCategoryFilter"];
    "TicketStages.archived": components["schemas"]["TicketStagesArchivedFilter"];
    "TicketStages.not.category": components["schemas"]["TicketStagesCategoryFilter"];
    "TicketStages.not.archived": components["schemas"]["TicketStagesArchivedFilter"];
    "Expenses.list.sort": ("id" | "-id" | "date" | "-date" | "amount" | "-amount" | "base_amount" | "-base_amount" | "status" | "-status" | "submitted_at" | "-submitted_at" | "created_at" | "-created_at")[];
    "Expenses.list.search": string;
    "Expenses.list.related": string[];
    "Expenses.list.include": string;
    "Expenses.employee_id": components["schemas"]["FilterTexts"];
    "Expenses.expense_category_id": components["schemas"]["FilterTexts"];
    "Expenses.project_id": components["schemas"]["FilterTexts"];
    "Expenses.client_id": components["schemas"]["FilterTexts"];
    "Expenses.status": components["schemas"]["ExpensesStatusFilter"];
    "Expenses.billing_status": components["schemas"]["ExpensesBillingStatusFilter"];
    "Expenses.date": components["schemas"]["FilterDate"];
    "Expenses.currency": components["schemas"]["FilterTexts"];
    "Expenses.amount": components["schemas"]["FilterDecimal"];
    "Expenses.base_amount": components["schemas"]["FilterDecimalOrNull"];
    "Expenses.paid_by": components["schemas"]["ExpensesPaidByFilter"];
    "Expenses.is_billable": components["schemas"]["ExpensesIsBillableFilter"];
    "Expenses.has_receipt": components["schemas"]["ExpensesHasReceiptFilter"];
    "Expenses.is_receipt_missing": components["schemas"]["ExpensesIsReceiptMissingFilter"];
    "Expenses.is_over_limit": components["schemas"]["ExpensesIsOverLimitFilter"];
    "Expenses.manager_employee_id": components["schemas"]["FilterIds"];
    "Expenses.decidable": components["schemas"]["ExpensesDecidableFilter"];
    "Expenses.invoice_line_id": components["schemas"]["FilterIdsOrNull"];
    "Expenses.submitted_at": components["schemas"]["FilterDateTime"];
    "Expenses.decided_at": components["schemas"]["FilterDateTime"];
    "Expenses.reimbursed_at": components["schemas"]["FilterDateTime"];
    "Expenses.created_at": components["schemas"]["FilterDateTime"];
    "Expenses.not.employee_id": components["schemas"]["FilterTexts"];
    "Expenses.not.expense_category_id": components["schemas"]["FilterTexts"];
    "Expenses.not.project_id": components["schemas"]["FilterTexts"];
    "Expenses.not.client_id": components["schemas"]["FilterTexts"];
    "Expenses.not.status": components["schemas"]["ExpensesStatusFilter"];
    "Expenses.not.billing_status": components["schemas"]["ExpensesBillingStatusFilter"];
    "Expenses.not.date": components["schemas"]["FilterDate"];
    "Expenses.not.currency": components["schemas"]["FilterTexts"];
    "Expenses.not.amount": components["schemas"]["FilterDecimal"];
    "Expenses.not.base_amount": components["schemas"]["FilterDecimalOrNull"];
    "Expenses.not.paid_by": components["schemas"]["ExpensesPaidByFilter"];
    "Expenses.not.is_billable": components["schemas"]["ExpensesIsBillableFilter"];
    "Expenses.not.has_receipt": components["schemas"]["ExpensesHasReceiptFilter"];
    "Expenses.not.is_receipt_missing": components["schemas"]["ExpensesIsReceiptMissingFilter"];
    "Expenses.not.is_over_limit": components["schemas"]["ExpensesIsOverLimitFilter"];
    "Expenses.not.manager_employee_id": components["schemas"]["FilterIds"];
    "Expenses.not.decidable": components["schemas"]["ExpensesDecidableFilter"];
    "Expenses.not.invoice_line_id": components["schemas"]["FilterIdsOrNull"];
    "Expenses.not.submitted_at": components["schemas"]["FilterDateTime"];
    "Expenses.not.decided_at": components["schemas"]["FilterDateTime"];
    "Expenses.not.reimbursed_at": components["schemas"]["FilterDateTime"];
    "Expenses.not.created_at": components["schemas"]["FilterDateTime"];
    "ExpenseCategories.list.sort": ("id" | "-id" | "name" | "-name" | "code" | "-code" | "created_at" | "-created_at")[];
    "ExpenseCategories.list.search": string;
    "ExpenseCategories.kind": components["schemas"]["ExpenseCategoriesKindFilter"];
    "ExpenseCategories.code": string;
    "ExpenseCategories.is_billable_default": components["schemas"]["ExpenseCategoriesIsBillableDefaultFilter"];
    "ExpenseCategories.archived": components["schemas"]["ExpenseCategoriesArchivedFilter"];
    "ExpenseCategories.not.kind": components["schemas"]["ExpenseCategoriesKindFilter"];
    "ExpenseCategories.not.code": string;
    "ExpenseCategories.not.is_billable_default": components["schemas"]["ExpenseCategoriesIsBillableDefaultFilter"];
    "ExpenseCategories.not.archived": components["schemas"]["ExpenseCategoriesArchivedFilter"];
    "Invoices.list.sort": ("id" | "-id" | "number" | "-number" | "issue_date" | "-issue_date" | "due_date" | "-due_date" | "client_name" | "-client_name" | "status" | "-status" | "currency" | "-currency" | "net_total" | "-net_total" | "total" | "-total" | "balance_due" | "-balance_due" | "issued_at" | "-issued_at" | "paid_at" | "-paid_at" | "created_at" | "-created_at")[];
    "Invoices.list.search": string;
    "Invoices.list.related": string[];
    "Invoices.list.include": string;
    "Invoices.status": components["schemas"]["InvoicesStatusFilter"];
    "Invoices.currency": components["schemas"]["FilterTexts"];
    "Invoices.document_type": components["schemas"]["InvoicesDocumentTypeFilter"];
    "Invoices.client_id": components["schemas"]["FilterIds"];
    "Invoices.client_contact_id": components["schemas"]["FilterIdsOrNull"];
    "Invoices.credited_invoice_id": components["schemas"]["FilterIdsOrNull"];
    "Invoices.project_id": components["schemas"]["FilterTexts"];
    "Invoices.number": string;
    "Invoices.reference": string;
    "Invoices.client_name": string;
    "Invoices.issue_date": components["schemas"]["FilterDateOrNull"];
    "Invoices.due_date": components["schemas"]["FilterDateOrNull"];
    "Invoices.period_start": components["schemas"]["FilterDateOrNull"];
    "Invoices.period_end": components["schemas"]["FilterDateOrNull"];
    "Invoices.total": components["schemas"]["FilterDecimal"];
    "Invoices.balance_due": components["schemas"]["FilterDecimal"];
    "Invoices.net_total": components["schemas"]["FilterDecimal"];
    "Invoices.is_overdue": components["schemas"]["InvoicesIsOverdueFilter"];
    "Invoices.issued_at": components["schemas"]["FilterDateTime"];
    "Invoices.sent_at": components["schemas"]["FilterDateTime"];
    "Invoices.paid_at": components["schemas"]["FilterDateTime"];
    "Invoices.voided_at": components["schemas"]["FilterDateTime"];
    "Invoices.created_at": components["schemas"]["FilterDateTime"];
    "Invoices.not.status": components["schemas"]["InvoicesStatusFilter"];
    "Invoices.not.currency": components["schemas"]["FilterTexts"];
    "Invoices.not.document_type": components["schemas"]["InvoicesDocumentTypeFilter"];
    "Invoices.not.client_id": components["schemas"]["FilterIds"];
    "Invoices.not.client_contact_id": components["schemas"]["FilterIdsOrNull"];
    "Invoices.not.credited_invoice_id": components["schemas"]["FilterIdsOrNull"];
    "Invoices.not.project_id": components["schemas"]["FilterTexts"];
    "Invoices.not.number": string;
    "Invoices.not.reference": string;
    "Invoices.not.client_name": string;
    "Invoices.not.issue_date": components["schemas"]["FilterDateOrNull"];
    "Invoices.not.due_date": components["schemas"]["FilterDateOrNull"];
    "Invoices.not.period_start": components["schemas"]["FilterDateOrNull"];
    "Invoices.not.period_end": components["schemas"]["FilterDateOrNull"];
    "Invoices.not.total": components["schemas"]["FilterDecimal"];
    "Invoices.not.balance_due": components["schemas"]["FilterDecimal"];
    "Invoices.not.net_total": components["schemas"]["FilterDecimal"];
    "Invoices.not.is_overdue": components["schemas"]["InvoicesIsOverdueFilter"];
    "Invoices.not.issued_at": components["schemas"]["FilterDateTime"];
    "Invoices.not.sent_at": components["schemas"]["FilterDateTime"];
    "Invoices.not.paid_at": components["schemas"]["FilterDateTime"];
    "Invoices.not.voided_at": components["schemas"]["FilterDateTime"];
    "Invoices.not.created_at": components["schemas"]["FilterDateTime"];
    "InvoiceLines.list.sort": ("id" | "-id" | "position" | "-position" | "invoice_id" | "-invoice_id" | "net_amount" | "-net_amount" | "created_at" | "-created_at")[];
    "InvoiceLines.list.search": string;
    "InvoiceLines.list.related": string[];
    "InvoiceLines.list.include": string;
    "InvoiceLines.invoice_id": components["schemas"]["FilterTexts"];
    "InvoiceLines.project_id": components["schemas"]["FilterTexts"];
    "InvoiceLines.tax_rate_id": components["schemas"]["FilterTexts"];
    "InvoiceLines.employee_id": components["schemas"]["FilterTexts"];
    "InvoiceLines.task_id": components["schemas"]["FilterTexts"];
    "InvoiceLines.kind": components["schemas"]["InvoiceLinesKindFilter"];
    "InvoiceLines.client_id": components["schemas"]["FilterTexts"];
    "InvoiceLines.invoice_status": components["schemas"]["InvoiceLinesInvoiceStatusFilter"];
    "InvoiceLines.issue_date": components["schemas"]["FilterDateOrNull"];
    "InvoiceLines.document_type": components["schemas"]["InvoiceLinesDocumentTypeFilter"];
    "InvoiceLines.is_live": components["schemas"]["InvoiceLinesIsLiveFilter"];
    "InvoiceLines.period_start": components["schemas"]["FilterDateOrNull"];
    "InvoiceLines.period_end": components["schemas"]["FilterDateOrNull"];
    "InvoiceLines.net_amount": components["schemas"]["FilterDecimal"];
    "InvoiceLines.not.invoice_id": components["schemas"]["FilterTexts"];
    "InvoiceLines.not.project_id": components["schemas"]["FilterTexts"];
    "InvoiceLines.not.tax_rate_id": components["schemas"]["FilterTexts"];
    "InvoiceLines.not.employee_id": components["schemas"]["FilterTexts"];
    "InvoiceLines.not.task_id": components["schemas"]["FilterTexts"];
    "InvoiceLines.not.kind": components["schemas"]["InvoiceLinesKindFilter"];
    "InvoiceLines.not.client_id": components["schemas"]["FilterTexts"];
    "InvoiceLines.not.invoice_status": components["schemas"]["InvoiceLinesInvoiceStatusFilter"];
    "InvoiceLines.not.issue_date": components["schemas"]["FilterDateOrNull"];
    "InvoiceLines.not.document_type": components["schemas"]["InvoiceLinesDocumentTypeFilter"];
    "InvoiceLines.not.is_live": components["schemas"]["InvoiceLinesIsLiveFilter"];
    "InvoiceLines.not.period_start": components["schemas"]["FilterDateOrNull"];
    "InvoiceLines.not.period_end": components["schemas"]["FilterDateOrNull"];
    "InvoiceLines.not.net_amount": components["schemas"]["FilterDecimal"];
    "InvoicePayments.list.sort": ("id" | "-id" | "paid_at" | "-paid_at" | "amount" | "-amount" | "created_at" | "-created_at")[];
    "InvoicePayments.list.search": string;
    "InvoicePayments.list.related": string[];
    "InvoicePayments.list.include": string;
    "InvoicePayments.invoice_id": components["schemas"]["FilterIds"];
    "InvoicePayments.client_id": components["schemas"]["FilterIds"];
    "InvoicePayments.credit_note_id": components["schemas"]["FilterIdsOrNull"];
    "InvoicePayments.method": components["schemas"]["InvoicePaymentsMethodFilter"];
    "InvoicePayments.currency": components["schemas"]["FilterTexts"];
    "InvoicePayments.paid_at": components["schemas"]["FilterDate"];
    "InvoicePayments.amount": components["schemas"]["FilterDecimal"];
    "InvoicePayments.base_amount": components["schemas"]["FilterDecimal"];
    "InvoicePayments.created_at": components["schemas"]["FilterDateTime"];
    "InvoicePayments.is_refund": components["schemas"]["InvoicePaymentsIsRefundFilter"];
    "InvoicePayments.not.invoice_id": components["schemas"]["FilterIds"];
    "InvoicePayments.not.client_id": components["schemas"]["FilterIds"];
    "InvoicePayments.not.credit_note_id": components["schemas"]["FilterIdsOrNull"];
    "InvoicePayments.not.method": components["schemas"]["InvoicePaymentsMethodFilter"];
    "InvoicePayments.not.currency": components["schemas"]["FilterTexts"];
    "InvoicePayments.not.paid_at": components["schemas"]["FilterDate"];
    "InvoicePayments.not.amount": components["schemas"]["FilterDecimal"];
    "InvoicePayments.not.base_amount": components["schemas"]["FilterDecimal"];
    "InvoicePayments.not.created_at": components["schemas"]["FilterDateTime"];
    "InvoicePayments.not.is_refund": components["schemas"]["InvoicePaymentsIsRefundFilter"];
    "TaxRates.list.sort": ("id" | "-id" | "name" | "-name" | "percent" | "-percent")[];
    "TaxRates.list.search": string;
    "TaxRates.category": components["schemas"]["TaxRatesCategoryFilter"];
    "TaxRates.country": components["schemas"]["FilterTexts"];
    "TaxRates.is_default": components["schemas"]["TaxRatesIsDefaultFilter"];
    "TaxRates.archived": components["schemas"]["TaxRatesArchivedFilter"];
    "TaxRates.percent": components["schemas"]["FilterDecimal"];
    "TaxRates.not.category": components["schemas"]["TaxRatesCategoryFilter"];
    "TaxRates.not.country": components["schemas"]["FilterTexts"];
    "TaxRates.not.is_default": components["schemas"]["TaxRatesIsDefaultFilter"];
    "TaxRates.not.archived": components["schemas"]["TaxRatesArchivedFilter"];
    "TaxRates.not.percent": components["schemas"]["FilterDecimal"];
    "ExchangeRates.list.sort": ("id" | "-id" | "date" | "-date" | "from_currency" | "-from_currency" | "to_currency" | "-to_currency")[];
    "ExchangeRates.from_currency": components["schemas"]["FilterTexts"];
    "ExchangeRates.to_currency": components["schemas"]["FilterTexts"];
    "ExchangeRates.date": components["schemas"]["FilterDate"];
    "ExchangeRates.rate": components["schemas"]["FilterDecimal"];
    "ExchangeRates.not.from_currency": components["schemas"]["FilterTexts"];
    "ExchangeRates.not.to_currency": components["schemas"]["FilterTexts"];
    "ExchangeRates.not.date": components["schemas"]["FilterDate"];
    "ExchangeRates.not.rate": components["schemas"]["FilterDecimal"];
    "Evaluations.list.sort": ("id" | "-id" | "period_end" | "-period_end" | "due_date" | "-due_date" | "status" | "-status" | "score" | "-score" | "completed_at" | "-completed_at" | "created_at" | "-created_at")[];
    "Evaluations.list.search": string;
    "Evaluations.list.related": string[];
    "Evaluations.list.include": string;
    "Evaluations.id": components["schemas"]["FilterTexts"];
    "Evaluations.employee_id": components["schemas"]["FilterTexts"];
    "Evaluations.evaluation_type_id": components["schemas"]["FilterTexts"];
    "Evaluations.category": components["schemas"]["EvaluationsCategoryFilter"];
    "Evaluations.assignee_id": components["schemas"]["FilterIds"];
    "Evaluations.pending_assignee_id": components["schemas"]["FilterIds"];
    "Evaluations.cycle": string;
    "Evaluations.status": components["schemas"]["EvaluationsStatusFilter"];
    "Evaluations.period_start": components["schemas"]["FilterDate"];
    "Evaluations.period_end": components["schemas"]["FilterDate"];
    "Evaluations.due_date": components["schemas"]["FilterDate"];
    "Evaluations.is_overdue": components["schemas"]["EvaluationsIsOverdueFilter"];
    "Evaluations.shared_at": components["schemas"]["FilterDateTime"];
    "Evaluations.completed_at": components["schemas"]["FilterDateTime"];
    "Evaluations.manager_employee_id": components["schemas"]["FilterIdsOrNull"];
    "Evaluations.department": string;
    "Evaluations.score": components["schemas"]["FilterDecimalOrNull"];
    "Evaluations.not.id": components["schemas"]["FilterTexts"];
    "Evaluations.not.employee_id": components["schemas"]["FilterTexts"];
    "Evaluations.not.evaluation_type_id": components["schemas"]["FilterTexts"];
    "Evaluations.not.category": components["schemas"]["EvaluationsCategoryFilter"];
    "Evaluations.not.assignee_id": components["schemas"]["FilterIds"];
    "Evaluations.not.pending_assignee_id": components["schemas"]["FilterIds"];
    "Evaluations.not.cycle": string;
    "Evaluations.not.status": components["schemas"]["EvaluationsStatusFilter"];
    "Evaluations.not.period_start": components["schemas"]["FilterDate"];
    "Evaluations.not.period_end": components["schemas"]["FilterDate"];
    "Evaluations.not.due_date": components["schemas"]["FilterDate"];
    "Evaluations.not.is_overdue": components["schemas"]["EvaluationsIsOverdueFilter"];
    "Evaluations.not.shared_at": components["schemas"]["FilterDateTime"];
    "Evaluations.not.completed_at": components["schemas"]["FilterDateTime"];
    "Evaluations.not.manager_employee_id": components["schemas"]["FilterIdsOrNull"];
    "Evaluations.not.department": string;
    "Evaluations.not.score": components["schemas"]["FilterDecimalOrNull"];
    "Goals.list.sort": ("id" | "-id" | "due_date" | "-due_date" | "start_date" | "-start_date" | "progress" | "-progress" | "status" | "-status" | "title" | "-title" | "created_at" | "-created_at")[];
    "Goals.list.search": string;
    "Goals.list.related": string[];
    "Goals.list.include": string;
    "Goals.id": components["schemas"]["FilterTexts"];
    "Goals.employee_id": components["schemas"]["FilterTexts"];
    "Goals.department_id": components["schemas"]["FilterTexts"];
    "Goals.parent_goal_id": components["schemas"]["FilterTexts"];
    "Goals.level": components["schemas"]["GoalsLevelFilter"];
    "Goals.confidence": components["schemas"]["GoalsConfidenceFilter"];
    "Goals.status": components["schemas"]["GoalsStatusFilter"];
    "Goals.evaluation_id": components["schemas"]["FilterIdsOrNull"];
    "Goals.start_date": components["schemas"]["FilterDate"];
    "Goals.due_date": components["schemas"]["FilterDate"];
    "Goals.is_overdue": components["schemas"]["GoalsIsOverdueFilter"];
    "Goals.progress": components["schemas"]["FilterDecimal"];
    "Goals.manager_employee_id": components["schemas"]["FilterIdsOrNull"];
    "Goals.not.id": components["schemas"]["FilterTexts"];
    "Goals.not.employee_id": components["schemas"]["FilterTexts"];
    "Goals.not.department_id": components["schemas"]["FilterTexts"];
    "Goals.not.parent_goal_id": components["schemas"]["FilterTexts"];
    "Goals.not.level": components["schemas"]["GoalsLevelFilter"];
    "Goals.not.confidence": components["schemas"]["GoalsConfidenceFilter"];
    "Goals.not.status": components["schemas"]["GoalsStatusFilter"];
    "Goals.not.evaluation_id": components["schemas"]["FilterIdsOrNull"];
    "Goals.not.start_date": components["schemas"]["FilterDate"];
    "Goals.not.due_date": components["schemas"]["FilterDate"];
    "Goals.not.is_overdue": components["schemas"]["GoalsIsOverdueFilter"];
    "Goals.not.progress": components["schemas"]["FilterDecimal"];
    "Goals.not.manager_employee_id": components["schemas"]["FilterIdsOrNull"];
    "FeedbackRequests.list.sort": ("id" | "-id" | "due_date" | "-due_date" | "created_at" | "-created_at" | "status" | "-status")[];
    "FeedbackRequests.list.search": string;
    "FeedbackRequests.list.related": string[];
    "FeedbackRequests.list.include": string;
    "FeedbackRequests.id": components["schemas"]["FilterTexts"];
    "FeedbackRequests.employee_id": components["schemas"]["FilterTexts"];
    "FeedbackRequests.requested_by_employee_id": components["schemas"]["FilterTexts"];
    "FeedbackRequests.respondent_employee_id": components["schemas"]["FilterIds"];
    "FeedbackRequests.pending_respondent_id": components["schemas"]["FilterIds"];
    "FeedbackRequests.evaluation_id": components["schemas"]["FilterIdsOrNull"];
    "FeedbackRequests.status": components["schemas"]["FeedbackRequestsStatusFilter"];
    "FeedbackRequests.due_date": components["schemas"]["FilterDateOrNull"];
    "FeedbackRequests.is_anonymous": components["schemas"]["FeedbackRequestsIsAnonymousFilter"];
    "FeedbackRequests.not.id": components["schemas"]["FilterTexts"];
    "FeedbackRequests.not.employee_id": components["schemas"]["FilterTexts"];
    "FeedbackRequests.not.requested_by_employee_id": components["schemas"]["FilterTexts"];
    "FeedbackRequests.not.respondent_employee_id": components["schemas"]["FilterIds"];
    "FeedbackRequests.not.pending_respondent_id": components["schemas"]["FilterIds"];
    "FeedbackRequests.not.evaluation_id": components["schemas"]["FilterIdsOrNull"];
    "FeedbackRequests.not.status": components["schemas"]["FeedbackRequestsStatusFilter"];
    "FeedbackRequests.not.due_date": components["schemas"]["FilterDateOrNull"];
    "FeedbackRequests.not.is_anonymous": components["schemas"]["FeedbackRequestsIsAnonymousFilter"];
    "Feedback.list.sort": ("id" | "-id" | "given_at" | "-given_at" | "type" | "-type" | "created_at" | "-created_at")[];
    "Feedback.list.search": string;
    "Feedback.list.related": string[];
    "Feedback.list.include": string;
    "Feedback.id": components["schemas"]["FilterTexts"];
    "Feedback.feedbackable_type": components["schemas"]["FeedbackFeedbackableTypeFilter"];
    "Feedback.feedbackable_id": components["schemas"]["FilterTexts"];
    "Feedback.employee_id": components["schemas"]["FilterIdsOrNull"];
    "Feedback.created_by_employee_id": components["schemas"]["FilterTexts"];
    "Feedback.feedback_request_id": components["schemas"]["FilterIdsOrNull"];
    "Feedback.type": components["schemas"]["FeedbackTypeFilter"];
    "Feedback.is_visible_to_employee": components["schemas"]["FeedbackIsVisibleToEmployeeFilter"];
    "Feedback.given_at": components["schemas"]["FilterDateTime"];
    "Feedback.transcription_status": components["schemas"]["FeedbackTranscriptionStatusFilter"];
    "Feedback.not.id": components["schemas"]["FilterTexts"];
    "Feedback.not.feedbackable_type": components["schemas"]["FeedbackFeedbackableTypeFilter"];
    "Feedback.not.feedbackable_id": components["schemas"]["FilterTexts"];
    "Feedback.not.employee_id": components["schemas"]["FilterIdsOrNull"];
    "Feedback.not.created_by_employee_id": components["schemas"]["FilterTexts"];
    "Feedback.not.feedback_request_id": components["schemas"]["FilterIdsOrNull"];
    "Feedback.not.type": components["schemas"]["FeedbackTypeFilter"];
    "Feedback.not.is_visible_to_employee": components["schemas"]["FeedbackIsVisibleToEmployeeFilter"];
    "Feedback.not.given_at": components["schemas"]["FilterDateTime"];
    "Feedback.not.transcription_status": components["schemas"]["FeedbackTranscriptionStatusFilter"];
    "Assets.list.sort": ("asset_tag" | "-asset_tag" | "name" | "-name" | "status" | "-status" | "purchase_date" | "-purchase_date" | "warranty_until" | "-warranty_until" | "expected_return_date" | "-expected_return_date" | "purchase_cost" | "-purchase_cost" | "id" | "-id" | "created_at" | "-created_at")[];
    "Assets.list.search": string;
    "Assets.list.related": string[];
    "Assets.list.include": string;
    "Assets.id": components["schemas"]["FilterTexts"];
    "Assets.asset_type_id": components["schemas"]["FilterTexts"];
    "Assets.employee_id": components["schemas"]["FilterIdsOrNull"];
    "Assets.work_location_id": components["schemas"]["FilterIdsOrNull"];
    "Assets.status": components["schemas"]["AssetsStatusFilter"];
    "Assets.condition": components["schemas"]["AssetsConditionFilter"];
    "Assets.asset_tag": string;
    "Assets.serial_number": string;
    "Assets.manufacturer": string;
    "Assets.model": string;
    "Assets.is_overdue": components["schemas"]["AssetsIsOverdueFilter"];
    "Assets.purchase_date": components["schemas"]["FilterDateOrNull"];
    "Assets.warranty_until": components["schemas"]["FilterDateOrNull"];
    "Assets.expected_return_date": components["schemas"]["FilterDateOrNull"];
    "Assets.retired_on": components["schemas"]["FilterDateOrNull"];
    "Assets.purchase_cost": components["schemas"]["FilterDecimalOrNull"];
    "Assets.currency": components["schemas"]["FilterTexts"];
    "Assets.not.id": components["schemas"]["FilterTexts"];
    "Assets.not.asset_type_id": components["schemas"]["FilterTexts"];
    "Assets.not.employee_id": components["schemas"]["FilterIdsOrNull"];
    "Assets.not.work_location_id": components["schemas"]["FilterIdsOrNull"];
    "Assets.not.status": components["schemas"]["AssetsStatusFilter"];
    "Assets.not.condition": components["schemas"]["AssetsConditionFilter"];
    "Assets.not.asset_tag": string;
    "Assets.not.serial_number": string;
    "Assets.not.manufacturer": string;
    "Assets.not.model": string;
    "Assets.not.is_overdue": components["schemas"]["AssetsIsOverdueFilter"];
    "Assets.not.purchase_date": components["schemas"]["FilterDateOrNull"];
    "Assets.not.warranty_until": components["schemas"]["FilterDateOrNull"];
    "Assets.not.expected_return_date": components["schemas"]["FilterDateOrNull"];
    "Assets.not.retired_on": components["schemas"]["FilterDateOrNull"];
    "Assets.not.purchase_cost": components["schemas"]["FilterDecimalOrNull"];
    "Assets.not.currency": components["schemas"]["FilterTexts"];
    "AssetTypes.list.sort": ("name" | "-name" | "id" | "-id" | "created_at" | "-created_at")[];
    "AssetTypes.list.search": string;
    "AssetTypes.name": string;
    "AssetTypes.tag_prefix": string;
    "AssetTypes.requires_acceptance": components["schemas"]["AssetTypesRequiresAcceptanceFilter"];
    "AssetTypes.is_used": components["schemas"]["AssetTypesIsUsedFilter"];
    "AssetTypes.not.name": string;
    "AssetTypes.not.tag_prefix": string;
    "AssetTypes.not.requires_acceptance": components["schemas"]["AssetTypesRequiresAcceptanceFilter"];
    "AssetTypes.not.is_used": components["schemas"]["AssetTypesIsUsedFilter"];
    "AssetAssignments.list.sort": ("assigned_on" | "-assigned_on" | "returned_on" | "-returned_on" | "expected_return_date" | "-expected_return_date" | "id" | "-id")[];
    "AssetAssignments.list.related": string[];
    "AssetAssignments.list.include": string;
    "AssetAssignments.asset_id": components["schemas"]["FilterIds"];
    "AssetAssignments.employee_id": components["schemas"]["FilterIds"];
    "AssetAssignments.status": components["schemas"]["AssetAssignmentsStatusFilter"];
    "AssetAssignments.outcome": components["schemas"]["AssetAssignmentsOutcomeFilter"];
    "AssetAssignments.asset_type_id": components["schemas"]["FilterIds"];
    "AssetAssignments.assigned_on": components["schemas"]["FilterDate"];
    "AssetAssignments.returned_on": components["schemas"]["FilterDateOrNull"];
    "AssetAssignments.expected_return_date": components["schemas"]["FilterDateOrNull"];
    "AssetAssignments.accepted_at": components["schemas"]["FilterDateTime"];
    "AssetAssignments.is_overdue": components["schemas"]["AssetAssignmentsIsOverdueFilter"];
    "AssetAssignments.not.asset_id": components["schemas"]["FilterIds"];
    "AssetAssignments.not.employee_id": components["schemas"]["FilterIds"];
    "AssetAssignments.not.status": components["schemas"]["AssetAssignmentsStatusFilter"];
    "AssetAssignments.not.outcome": components["schemas"]["AssetAssignmentsOutcomeFilter"];
    "AssetAssignments.not.asset_type_id": components["schemas"]["FilterIds"];
    "AssetAssignments.not.assigned_on": components["schemas"]["FilterDate"];
    "AssetAssignments.not.returned_on": components["schemas"]["FilterDateOrNull"];
    "AssetAssignments.not.expected_return_date": components["schemas"]["FilterDateOrNull"];
    "AssetAssignments.not.accepted_at": components["schemas"]["FilterDateTime"];
    "AssetAssignments.not.is_overdue": components["schemas"]["AssetAssignmentsIsOverdueFilter"];
    "Teamspaces.list.sort": ("name" | "-name" | "id" | "-id" | "created_at" | "-created_at" | "updated_at" | "-updated_at")[];
    "Teamspaces.list.search": string;
    "Teamspaces.list.related": string[];
    "Teamspaces.list.include": string;
    "Teamspaces.name": string;
    "Teamspaces.is_private": components["schemas"]["TeamspacesIsPrivateFilter"];
    "Teamspaces.default_access": components["schemas"]["TeamspacesDefaultAccessFilter"];
    "Teamspaces.archived": components["schemas"]["TeamspacesArchivedFilter"];
    "Teamspaces.member_id": components["schemas"]["FilterTexts"];
    "Teamspaces.not.name": string;
    "Teamspaces.not.is_private": components["schemas"]["TeamspacesIsPrivateFilter"];
    "Teamspaces.not.default_access": components["schemas"]["TeamspacesDefaultAccessFilter"];
    "Teamspaces.not.archived": components["schemas"]["TeamspacesArchivedFilter"];
    "Teamspaces.not.member_id": components["schemas"]["FilterTexts"];
    "Pages.list.sort": ("title" | "-title" | "position" | "-position" | "created_at" | "-created_at" | "updated_at" | "-updated_at" | "published_at" | "-published_at" | "id" | "-id")[];
    "Pages.list.search": string;
    "Pages.list.related": string[];
    "Pages.list.include": string;
    "Pages.teamspace_id": components["schemas"]["FilterIds"];
    "Pages.parent_id": components["schemas"]["FilterIdsOrNull"];
    "Pages.status": components["schemas"]["PagesStatusFilter"];
    "Pages.title": string;
    "Pages.ancestor_id": components["schemas"]["FilterIds"];
    "Pages.created_by_employee_id": components["schemas"]["FilterIdsOrNull"];
    "Pages.updated_by_employee_id": components["schemas"]["FilterIdsOrNull"];
    "Pages.created_at": components["schemas"]["FilterDateTime"];
    "Pages.updated_at": components["schemas"]["FilterDateTime"];
    "Pages.published_at": components["schemas"]["FilterDateTime"];
    "Pages.has_children": components["schemas"]["PagesHasChildrenFilter"];
    "Pages.not.teamspace_id": components["schemas"]["FilterIds"];
    "Pages.not.parent_id": components["schemas"]["FilterIdsOrNull"];
    "Pages.not.status": components["schemas"]["PagesStatusFilter"];
    "Pages.not.title": string;
    "Pages.not.ancestor_id": components["schemas"]["FilterIds"];
    "Pages.not.created_by_employee_id": components["schemas"]["FilterIdsOrNull"];
    "Pages.not.updated_by_employee_id": components["schemas"]["FilterIdsOrNull"];
    "Pages.not.created_at": components["schemas"]["FilterDateTime"];
    "Pages.not.updated_at": components["schemas"]["FilterDateTime"];
    "Pages.not.published_at": components["schemas"]["FilterDateTime"];
    "Pages.not.has_children": components["schemas"]["PagesHasChildrenFilter"];
    "CustomFields.list.sort": ("id" | "-id" | "name" | "-name" | "slug" | "-slug" | "resource" | "-resource" | "position" | "-position")[];
    "CustomFields.list.search": string;
    "CustomFields.resource": components["schemas"]["CustomFieldsResourceFilter"];
    "CustomFields.type": components["schemas"]["CustomFieldsTypeFilter"];
    "CustomFields.slug": string;
    "CustomFields.is_required": components["schemas"]["CustomFieldsIsRequiredFilter"];
    "CustomFields.is_filterable": components["schemas"]["CustomFieldsIsFilterableFilter"];
    "CustomFields.is_unique": components["schemas"]["CustomFieldsIsUniqueFilter"];
    "CustomFields.archived": components["schemas"]["CustomFieldsArchivedFilter"];
    "CustomFields.access": components["schemas"]["CustomFieldsAccessFilter"];
    "CustomFields.not.resource": components["schemas"]["CustomFieldsResourceFilter"];
    "CustomFields.not.type": components["schemas"]["CustomFieldsTypeFilter"];
    "CustomFields.not.slug": string;
    "CustomFields.not.is_required": components["schemas"]["CustomFieldsIsRequiredFilter"];
    "CustomFields.not.is_filterable": components["schemas"]["CustomFieldsIsFilterableFilter"];
    "CustomFields.not.is_unique": components["schemas"]["CustomFieldsIsUniqueFilter"];
    "CustomFields.not.archived": components["schemas"]["CustomFieldsArchivedFilter"];
    "CustomFields.not.access": components["schemas"]["CustomFieldsAccessFilter"];
    "ApiKeys.list.sort": ("id" | "-id" | "name" | "-name" | "status" | "-status" | "last_used_at" | "-last_used_at" | "expires_at" | "-expires_at" | "created_at" | "-created_at")[];
    "ApiKeys.list.search": string;
    "ApiKeys.list.related": string[];
    "ApiKeys.list.include": string;
    "ApiKeys.status": components["schemas"]["ApiKeysStatusFilter"];
    "ApiKeys.created_by_user_id": components["schemas"]["FilterIds"];
    "ApiKeys.scopes": components["schemas"]["ApiKeysScopesFilter"];
    "ApiKeys.is_current": components["schemas"]["ApiKeysIsCurrentFilter"];
    "ApiKeys.last_used_at": components["schemas"]["FilterDateTime"];
    "ApiKeys.expires_at": components["schemas"]["FilterDateTime"];
    "ApiKeys.revoked_at": components["schemas"]["FilterDateTime"];
    "ApiKeys.created_at": components["schemas"]["FilterDateTime"];
    "ApiKeys.not.status": components["schemas"]["ApiKeysStatusFilter"];
    "ApiKeys.not.created_by_user_id": components["schemas"]["FilterIds"];
    "ApiKeys.not.scopes": components["schemas"]["ApiKeysScopesFilter"];
    "ApiKeys.not.is_current": components["schemas"]["ApiKeysIsCurrentFilter"];
    "ApiKeys.not.last_used_at": components["schemas"]["FilterDateTime"];
    "ApiKeys.not.expires_at": components["schemas"]["FilterDateTime"];
    "ApiKeys.not.revoked_at": components["schemas"]["FilterDateTime"];
    "ApiKeys.not.created_at": components["schemas"]["FilterDateTime"];
    "AuditLog.list.sort": ("id" | "-id")[];
    "AuditLog.list.search": string;
    "AuditLog.list.related": string[];
    "AuditLog.list.include": string;
    "AuditLog.event": components["schemas"]["FilterTexts"];
    "AuditLog.resource_type": components["schemas"]["FilterTexts"];
    "AuditLog.actor_type": components["schemas"]["AuditLogActorTypeFilter"];
    "AuditLog.user_id": components["schemas"]["FilterTexts"];
    "AuditLog.api_key_id": components["schemas"]["FilterTexts"];
    "AuditLog.resource_id": components["schemas"]["FilterTexts"];
    "AuditLog.batch_id": components["schemas"]["FilterIdsOrNull"];
    "AuditLog.request_id": string;
    "AuditLog.ip": string;
    "AuditLog.created_at": components["schemas"]["FilterDateTime"];
    "AuditLog.changed_field": string;
    "AuditLog.not.event": components["schemas"]["FilterTexts"];
    "AuditLog.not.resource_type": components["schemas"]["FilterTexts"];
    "AuditLog.not.actor_type": components["schemas"]["AuditLogActorTypeFilter"];
    "AuditLog.not.user_id": components["schemas"]["FilterTexts"];
    "AuditLog.not.api_key_id": components["schemas"]["FilterTexts"];
    "AuditLog.not.resource_id": components["schemas"]["FilterTexts"];
    "AuditLog.not.batch_id": components["schemas"]["FilterIdsOrNull"];
    "AuditLog.not.request_id": string;
    "AuditLog.not.ip": string;
    "AuditLog.not.created_at": components["schemas"]["FilterDateTime"];
    "AuditLog.not.changed_field": string;
    "Webhooks.list.sort": ("id" | "-id" | "created_at" | "-created_at" | "last_success_at" | "-last_success_at")[];
    "Webhooks.list.search": string;
    "Webhooks.status": components["schemas"]["WebhooksStatusFilter"];
    "Webhooks.url": string;
    "Webhooks.event": string;
    "Webhooks.not.status": components["schemas"]["WebhooksStatusFilter"];
    "Webhooks.not.url": string;
    "Webhooks.not.event": string;
    "WebhookDeliveries.list.sort": ("id" | "-id" | "event_at" | "-event_at" | "next_attempt_at" | "-next_attempt_at")[];
    "WebhookDeliveries.list.related": string[];
    "WebhookDeliveries.list.include": string;
    "WebhookDeliveries.webhook_id": components["schemas"]["FilterIds"];
    "WebhookDeliveries.event_type": components["schemas"]["FilterTexts"];
    "WebhookDeliveries.status": components["schemas"]["WebhookDeliveriesStatusFilter"];
    "WebhookDeliveries.event_id": string;
    "WebhookDeliveries.last_response_status": components["schemas"]["FilterIntegerOrNull"];
    "WebhookDeliveries.event_at": components["schemas"]["FilterDateTime"];
    "WebhookDeliveries.not.webhook_id": components["schemas"]["FilterIds"];
    "WebhookDeliveries.not.event_type": components["schemas"]["FilterTexts"];
    "WebhookDeliveries.not.status": components["schemas"]["WebhookDeliveriesStatusFilter"];
    "WebhookDeliveries.not.event_id": string;
    "WebhookDeliveries.not.last_response_status": components["schemas"]["FilterIntegerOrNull"];
    "WebhookDeliveries.not.event_at": components["schemas"]["FilterDateTime"];
  };
  requestBodies: never;
  headers: never;
  pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
  "employees.list": {
    parameters: {
      query?: {
        page?: components["parameters"]["page"];
        perPage?: components["parameters"]["perPage"];
        cursor?: components["parameters"]["cursor"];
        sort?: components["parameters"]["Employees.list.sort"];
        search?: components["parameters"]["Employees.list.search"];
        related?: components["parameters"]["Employees.list.related"];
        include?: components["parameters"]["Employees.list.include"];
        id?: components["parameters"]["Employees.id"];
        position_id?: components["parameters"]["Employees.position_id"];
        direction_id?: components["parameters"]["Employees.direction_id"];
        work_location_ids?: components["parameters"]["Employees.work_location_ids"];
        level_id?: components["parameters"]["Employees.level_id"];
        manager_employee_id?: components["parameters"]["Employees.manager_employee_id"];
        position_name?: components["parameters"]["Employees.position_name"];
        permissions?: components["parameters"]["Employees.permissions"];
        department?: components["parameters"]["Employees.department"];
        direction?: components["parameters"]["Employees.direction"];
        email?: components["parameters"]["Employees.email"];
        first_name?: components["parameters"]["Employees.first_name"];
        last_name?: components["parameters"]["Employees.last_name"];
        status?: components["parameters"]["Employees.status"];
        contract_type?: components["parameters"]["Employees.contract_type"];
        identity_card_number?: components["parameters"]["Employees.identity_card_number"];
        archived?: components["parameters"]["Employees.archived"];
        superiors?: components["parameters"]["Employees.superiors"];
        tags?: components["parameters"]["Employees.tags"];
        start_date?: components["parameters"]["Employees.start_date"];
        termination_date?: components["parameters"]["Employees.termination_date"];
        archived_at?: components["parameters"]["Employees.archived_at"];
        role_id?: components["parameters"]["Employees.role_id"];
        created_at?: components["parameters"]["Employees.created_at"];
        updated_at?: components["parameters"]["Employees.updated_at"];
        project_id?: components["parameters"]["Employees.project_id"];
        "-id"?: components["parameters"]["Employees.not.id"];
        "-position_id"?: components["parameters"]["Employees.not.position_id"];
        "-direction_id"?: components["parameters"]["Employees.not.direction_id"];
        "-work_location_ids"?: components["parameters"]["Employees.not.work_location_ids"];
        "-level_id"?: components["parameters"]["Employees.not.level_id"];
        "-manager_employee_id"?: components["parameters"]["Employees.not.manager_employee_id"];
        "-position_name"?: components["parameters"]["Employees.not.position_name"];
        "-permissions"?: components["parameters"]["Employees.not.permissions"];
        "-department"?: components["parameters"]["Employees.not.department"];
        "-direction"?: components["parameters"]["Employees.not.direction"];
        "-email"?: components["parameters"]["Employees.not.email"];
        "-first_name"?: components["parameters"]["Employees.not.first_name"];
        "-last_name"?: components["parameters"]["Employees.not.last_name"];
        "-status"?: components["parameters"]["Employees.not.status"];
        "-contract_type"?: components["parameters"]["Employees.not.contract_type"];
        "-identity_card_number"?: components["parameters"]["Employees.not.identity_card_number"];
        "-archived"?: components["parameters"]["Employees.not.archived"];
        "-superiors"?: components["parameters"]["Employees.not.superiors"];
        "-tags"?: components["parameters"]["Employees.not.tags"];
        "-start_date"?: components["parameters"]["Employees.not.start_date"];
        "-termination_date"?: components["parameters"]["Employees.not.termination_date"];
        "-archived_at"?: components["parameters"]["Employees.not.archived_at"];
        "-role_id"?: components["parameters"]["Employees.not.role_id"];
        "-created_at"?: components["parameters"]["Employees.not.created_at"];
        "-updated_at"?: components["parameters"]["Employees.not.updated_at"];
        "-project_id"?: components["parameters"]["Employees.not.project_id"];
        tenant?: components["parameters"]["tenant"];
      };
    };
    responses: {
      200: components["responses"]["EmployeesList"];
    };
  };
  "employees.create": {
    parameters: {
      query?: {
        related?: components["parameters"]["Employees.list.related"];
        include?: components["parameters"]["Employees.list.include"];
        dry_run?: components["parameters"]["dryRun"];
        tenant?: components["parameters"]["tenant"];
      };
      header?: {
        "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
      };
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "email": "ana.pop@example.com",
         *       "first_name": "Ana",
         *       "last_name": "Pop",
         *       "start_date": "2026-08-03",
         *       "position_id": "01K0A6W2Z6Q6X1H2M9C3J5T7VN",
         *       "weekly_hours_capacity": 40
         *     }
         */
        "application/json": components["schemas"]["EmployeesCreate"];
      };
    };
    responses: {
      201: components["responses"]["EmployeesCreated"];
    };
  };
  "employees.show": {
    parameters: {
      query?: {
        related?: components["parameters"]["Employees.list.related"];
        include?: components["parameters"]["Employees.list.include"];
        actions?: components["parameters"]["allActions"];
        tenant?: components["parameters"]["tenant"];
      };
      header?: {
        "If-None-Match"?: components["parameters"]["ifNoneMatch"];
      };
      path: {
        id: components["parameters"]["recordId"];
      };
    };
    responses: {
      200: components["responses"]["EmployeesShown"];
    };
  };
  "employees.delete": {
    parameters: {
      query?: {
        dry_run?: components["parameters"]["dryRun"];
        tenant?: components["parameters"]["tenant"];
      };
      header?: {
        "If-Match"?: components["parameters"]["ifMatch"];
      };
      path: {
        id: components["parameters"]["recordId"];
      };
    };
    responses: {
      204: components["responses"]["Deleted"];
    };
  };
  "employees.update": {
    parameters: {
      query?: {
        related?: components["parameters"]["Employees.list.related"];
        include?: components["parameters"]["Employees.list.include"];
        dry_run?: components["parameters"]["dryRun"];
        tenant?: components["parameters"]["tenant"];
      };
      header?: {
        "If-Match"?: components["parameters"]["ifMatch"];
      };
      path: {
        id: components["parameters"]["recordId"];
      };
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "weekly_hours_capacity": 32
         *     }
         */
        "application/json": components["schemas"]["EmployeesChange"];
      };
    };
    responses: {
      200: components["responses"]["EmployeesChanged"];
    };
  };
  "employees.listActions": {
    parameters: {
      query?: {
        tenant?: components["parameters"]["tenant"];
      };
    };
    responses: {
      200: components["responses"]["Actions"];
    };
  };
  "employees.runBulkAction": {
    parameters: {
      query: {
        action: "archive" | "restore" | "invite" | "import" | "undo-import";
        search?: components["parameters"]["Employees.list.search"];
        related?: components["parameters"]["Employees.list.related"];
        include?: components["parameters"]["Employees.list.include"];
        id?: components["parameters"]["Employees.id"];
        position_id?: components["parameters"]["Employees.position_id"];
        direction_id?: components["parameters"]["Employees.direction_id"];
        work_location_ids?: components["parameters"]["Employees.work_location_ids"];
        level_id?: components["parameters"]["Employees.level_id"];
        manager_employee_id?: components["parameters"]["Employees.manager_employee_id"];
        position_name?: components["parameters"]["Employees.position_name"];
        permissions?: components["parameters"]["Employees.permissions"];
        department?: components["parameters"]["Employees.department"];
        direction?: components["parameters"]["Employees.direction"];
        email?: components["parameters"]["Employees.email"];
        first_name?: components["parameters"]["Employees.first_name"];
        last_name?: components["parameters"]["Employees.last_name"];
        status?: components["parameters"]["Employees.status"];
        contract_type?: components["parameters"]["Employees.contract_type"];
        identity_card_number?: components["parameters"]["Employees.identity_card_number"];
        archived?: components["parameters"]["Employees.archived"];
        superiors?: components["parameters"]["Employees.superiors"];
        tags?: components["parameters"]["Employees.tags"];
        start_date?: components["parameters"]["Employees.start_date"];
        termination_date?: components["parameters"]["Employees.termination_date"];
        archived_at?: components["parameters"]["Employees.archived_at"];
        role_id?: components["parameters"]["Employees.role_id"];
        created_at?: components["parameters"]["Employees.created_at"];
        updated_at?: components["parameters"]["Employees.updated_at"];
        project_id?: components["parameters"]["Employees.project_id"];
        "-id"?: components["parameters"]["Employees.not.id"];
        "-position_id"?: components["parameters"]["Employees.not.position_id"];
        "-direction_id"?: components["parameters"]["Employees.not.direction_id"];
        "-work_location_ids"?: components["parameters"]["Employees.not.work_location_ids"];
        "-level_id"?: components["parameters"]["Employees.not.level_id"];
        "-manager_employee_id"?: components["parameters"]["Employees.not.manager_employee_id"];
        "-position_name"?: components["parameters"]["Employees.not.position_name"];
        "-permissions"?: components["parameters"]["Employees.not.permissions"];
        "-department"?: components["parameters"]["Employees.not.department"];
        "-direction"?: components["parameters"]["Employees.not.direction"];
        "-email"?: components["parameters"]["Employees.not.email"];
        "-first_name"?: components["parameters"]["Employees.not.first_name"];
        "-last_name"?: components["parameters"]["Employees.not.last_name"];
        "-status"?: components["parameters"]["Employees.not.status"];
        "-contract_type"?: components["parameters"]["Employees.not.contract_type"];
        "-identity_card_number"?: components["parameters"]["Employees.not.identity_card_number"];
        "-archived"?: components["parameters"]["Employees.not.archived"];
        "-superiors"?: components["parameters"]["Employees.not.superiors"];
        "-tags"?: components["parameters"]["Employees.not.tags"];
        "-start_date"?: components["parameters"]["Employees.not.start_date"];
        "-termination_date"?: components["parameters"]["Employees.not.termination_date"];
        "-archived_at"?: components["parameters"]["Employees.not.archived_at"];
        "-role_id"?: components["parameters"]["Employees.not.role_id"];
        "-created_at"?: components["parameters"]["Employees.not.created_at"];
        "-updated_at"?: components["parameters"]["Employees.not.updated_at"];
        "-project_id"?: components["parameters"]["Employees.not.project_id"];
        dry_run?: components["parameters"]["dryRun"];
        tenant?: components["parameters"]["tenant"];
      };
      header?: {
        "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
      };
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["EmployeesArchiveAction"] | components["schemas"]["EmployeesRestoreAction"] | components["schemas"]["EmployeesInviteAction"] | components["schemas"]["EmployeesUndoImportParameters"];
        "multipart/form-data": components["schemas"]["EmployeesImportParameters"];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: unknown;
            message: string;
          };
        };
      };
    };
  };
  "employees.runAction": {
    parameters: {
      query: {
        action: "archive" | "restore" | "invite" | "upload-avatar";
        related?: components["parameters"]["Employees.list.related"];
        include?: components["parameters"]["Employees.list.include"];
        dry_run?: components["parameters"]["dryRun"];
        tenant?: components["parameters"]["tenant"];
      };
      header?: {
        "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
      };
      path: {
        id: components["parameters"]["recordId"];
      };
    };
    requestBody?: {
      content: {
        "application/json": components["schemas"]["EmployeesArchiveParameters"] | components["schemas"]["EmployeesRestoreParameters"] | components["schemas"]["EmployeesInviteParameters"];
        "multipart/form-data": components["schemas"]["EmployeesUploadAvatarForm"];
      };
    };
    responses: {
      200: components["responses"]["EmployeesActedOn"];
    };
  };
  "employees.listFilters": {
    parameters: {
      query?: {
        only?: components["parameters"]["only"];
        tenant?: components["parameters"]["tenant"];
      };
    };
    responses: {
      200: components["responses"]["Filters"];
    };
  };
  "employees.listGetters": {
    parameters: {
      query?: {
        tenant?: components["parameters"]["tenant"];
      };
    };
    responses: {
      200: components["responses"]["Getters"];
    };
  };
  "employees.getters.export": {
    parameters: {
      query?: {
        format?: "xlsx" | "csv";
        date?: components["schemas"]["FilterDate"];
        search?: components["parameters"]["Employees.list.search"];
        sort?: components["parameters"]["Employees.list.sort"];
        id?: components["parameters"]["Employees.id"];
        position_id?: components["parameters"]["Employees.position_id"];
        direction_id?: components["parameters"]["Employees.direction_id"];
        work_location_ids?: components["parameters"]["Employees.work_location_ids"];
        level_id?: components["parameters"]["Employees.level_id"];
        manager_employee_id?: components["parameters"]["Employees.manager_employee_id"];
        position_name?: components["parameters"]["Employees.position_name"];
        permissions?: components["parameters"]["Employees.permissions"];
        department?: components["parameters"]["Employees.department"];
        direction?: components["parameters"]["Employees.direction"];
        email?: components["parameters"]["Employees.email"];
        first_name?: components["parameters"]["Employees.first_name"];
        last_name?: components["parameters"]["Employees.last_name"];
        status?: components["parameters"]["Employees.status"];
        contract_type?: components["parameters"]["Employees.contract_type"];
        identity_card_number?: components["parameters"]["Employees.identity_card_number"];
        archived?: components["parameters"]["Employees.archived"];
        superiors?: components["parameters"]["Employees.superiors"];
        tags?: components["parameters"]["Employees.tags"];
        start_date?: components["parameters"]["Employees.start_date"];
        termination_date?: components["parameters"]["Employees.termination_date"];
        archived_at?: components["parameters"]["Employees.archived_at"];
        role_id?: components["parameters"]["Employees.role_id"];
        created_at?: components["parameters"]["Employees.created_at"];
        updated_at?: components["parameters"]["Employees.updated_at"];
        project_id?: components["parameters"]["Employees.project_id"];
        "-id"?: components["parameters"]["Employees.not.id"];
        "-position_id"?: components["parameters"]["Employees.not.position_id"];
        "-direction_id"?: components["parameters"]["Employees.not.direction_id"];
        "-work_location_ids"?: components["parameters"]["Employees.not.work_location_ids"];
        "-level_id"?: components["parameters"]["Employees.not.level_id"];
        "-manager_employee_id"?: components["parameters"]["Employees.not.manager_employee_id"];
        "-position_name"?: components["parameters"]["Employees.not.position_name"];
        "-permissions"?: components["parameters"]["Employees.not.permissions"];
        "-department"?: components["parameters"]["Employees.not.department"];
        "-direction"?: components["parameters"]["Employees.not.direction"];
        "-email"?: components["parameters"]["Employees.not.email"];
        "-first_name"?: components["parameters"]["Employees.not.first_name"];
        "-last_name"?: components["parameters"]["Employees.not.last_name"];
        "-status"?: components["parameters"]["Employees.not.status"];
        "-contract_type"?: components["parameters"]["Employees.not.contract_type"];
        "-identity_card_number"?: components["parameters"]["Employees.not.identity_card_number"];
        "-archived"?: components["parameters"]["Employees.not.archived"];
        "-superiors"?: components["parameters"]["Employees.not.superiors"];
        "-tags"?: components["parameters"]["Employees.not.tags"];
        "-start_date"?: components["parameters"]["Employees.not.start_date"];
        "-termination_date"?: components["parameters"]["Employees.not.termination_date"];
        "-archived_at"?: components["parameters"]["Employees.not.archived_at"];
        "-role_id"?: components["parameters"]["Employees.not.role_id"];
        "-created_at"?: components["parameters"]["Employees.not.created_at"];
        "-updated_at"?: components["parameters"]["Employees.not.updated_at"];
        "-project_id"?: components["parameters"]["Employees.not.project_id"];
        tenant?: components["parameters"]["tenant"];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: {
              url: string;
              expires_at: string;
              file_name: string;
              rows: number;
            };
            meta?: {
              [key: string]: unknown;
            };
          };
        };
      };
    };
  };
  "employees.getters.hrAnalytics": {
    parameters: {
      query?: {
        date?: components["schemas"]["FilterDate"];
        interval?: "month" | "quarter" | "year";
        search?: components["parameters"]["Employees.list.search"];
        sort?: components["parameters"]["Employees.list.sort"];
        id?: components["parameters"]["Employees.id"];
        position_id?: components["parameters"]["Employees.position_id"];
        direction_id?: components["parameters"]["Employees.direction_id"];
        work_location_ids?: components["parameters"]["Employees.work_location_ids"];
        level_id?: components["parameters"]["Employees.level_id"];
        manager_employee_id?: components["parameters"]["Employees.manager_employee_id"];
        position_name?: components["parameters"]["Employees.position_name"];
        permissions?: components["parameters"]["Employees.permissions"];
        department?: components["parameters"]["Employees.department"];
        direction?: components["parameters"]["Employees.direction"];
        email?: components["parameters"]["Employees.email"];
        first_name?: components["parameters"]["Employees.first_name"];
        last_name?: components["parameters"]["Employees.last_name"];
        status?: components["parameters"]["Employees.status"];
        contract_type?: components["parameters"]["Employees.contract_type"];
        identity_card_number?: components["parameters"]["Employees.identity_card_number"];
        archived?: components["parameters"]["Employees.archived"];
        superiors?: components["parameters"]["Employees.superiors"];
        tags?: components["parameters"]["Employees.tags"];
        start_date?: components["parameters"]["Employees.start_date"];
        termination_date?: components["parameters"]["Employees.termination_date"];
        archived_at?: components["parameters"]["Employees.archived_at"];
        role_id?: components["parameters"]["Employees.role_id"];
        created_at?: components["parameters"]["Employees.created_at"];
        updated_at?: components["parameters"]["Employees.updated_at"];
        project_id?: components["parameters"]["Employees.project_id"];
        "-id"?: components["parameters"]["Employees.not.id"];
        "-position_id"?: components["parameters"]["Employees.not.position_id"];
        "-direction_id"?: components["parameters"]["Employees.not.direction_id"];
        "-work_location_ids"?: components["parameters"]["Employees.not.work_location_ids"];
        "-level_id"?: components["parameters"]["Employees.not.level_id"];
        "-manager_employee_id"?: components["parameters"]["Employees.not.manager_employee_id"];
        "-position_name"?: components["parameters"]["Employees.not.position_name"];
        "-permissions"?: components["parameters"]["Employees.not.permissions"];
        "-department"?: components["parameters"]["Employees.not.department"];
        "-direction"?: components["parameters"]["Employees.not.direction"];
        "-email"?: components["parameters"]["Employees.not.email"];
        "-first_name"?: components["parameters"]["Employees.not.first_name"];
        "-last_name"?: components["parameters"]["Employees.not.last_name"];
        "-status"?: components["parameters"]["Employees.not.status"];
        "-contract_type"?: components["parameters"]["Employees.not.contract_type"];
        "-identity_card_number"?: components["parameters"]["Employees.not.identity_card_number"];
        "-archived"?: components["parameters"]["Employees.not.archived"];
        "-superiors"?: components["parameters"]["Employees.not.superiors"];
        "-tags"?: components["parameters"]["Employees.not.tags"];
        "-start_date"?: components["parameters"]["Employees.not.start_date"];
        "-termination_date"?: components["parameters"]["Employees.not.termination_date"];
        "-archived_at"?: components["parameters"]["Employees.not.archived_at"];
        "-role_id"?: components["parameters"]["Employees.not.role_id"];
        "-created_at"?: components["parameters"]["Employees.not.created_at"];
        "-updated_at"?: components["parameters"]["Employees.not.updated_at"];
        "-project_id"?: components["parameters"]["Employees.not.project_id"];
        tenant?: components["parameters"]["tenant"];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: {
              period: {
                from: string;
                to: string;
                /** @enum {unknown} */
                interval: "month" | "quarter" | "year";
              };
              headcount: {
                opening: number;
                closing: number;
                average: number;
                links: {
                  opening: string | null;
                  closing: string | null;
                };
              };
              joiners: {
                count: number;
                links: {
                  list: string | null;
                };
              };
              leavers: {
                count: number;
                voluntary: number;
                links: {
                  list: string | null;
                };
              };
              net_change: number;
              turnover_rate: number | null;
              voluntary_turnover_rate: number | null;
              retention_rate: number | null;
              early_leavers: number;
              average_tenure_years: number | null;
              average_age_years: number | null;
              fte: number;
              managers: number;
              average_direct_reports: number | null;
              series: {
                period: string;
                from: string;
                to: string;
                opening: number;
                joiners: number;
                leavers: number;
                closing: number;
                turnover_rate: number | null;
                links: {
                  closing: string | null;
                };
              }[];
              by_department: {
                id: string | null;
                name: string;
                headcount: number;
                joiners: number;
                leavers: number;
                links: {
                  headcount: string | null;
                };
              }[];
              by_level: {
                id: string | null;
                name: string;
                headcount: number;
                joiners: number;
                leavers: number;
                links: {
                  headcount: string | null;
                };
              }[];
              by_contract_type: {
                id: string | null;
                name: string;
                headcount: number;
                joiners: number;
                leavers: number;
                links: {
                  headcount: string | null;
                };
              }[];
              by_work_location: {
                id: string | null;
                name: string;
                headcount: number;
                joiners: number;
                leavers: number;
                links: {
                  headcount: string | null;
                };
              }[];
              by_gender: {
                id: string | null;
                name: string;
                headcount: number;
                joiners: number;
                leavers: number;
                links: {
                  headcount: string | null;
                };
              }[];
            };
            meta?: {
              [key: string]: unknown;
            };
          };
        };
      };
    };
  };
  "employees.getters.orgChart": {
    parameters: {
      query?: {
        root?: components["schemas"]["FilterId"];
        depth?: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10;
        tenant?: components["parameters"]["tenant"];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: {
              id: string;
              name: string;
              position: string | null;
              avatar: string | null;
              direct_reports: number;
              all_reports: number;
              reports: Record<string, never>[];
            }[];
            meta?: {
              [key: string]: unknown;
            };
          };
        };
      };
    };
  };
  "employees.getters.importColumns": {
    parameters: {
      query?: {
        tenant?: components["parameters"]["tenant"];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: {
              name: string;
              required: boolean;
              names: string | null;
              by: string | null;
              allowed: unknown[] | null;
            }[];
            meta?: {
              [key: string]: unknown;
            };
          };
        };
      };
    };
  };
  "employees.getters.downloadEmployeesCsvTemplate": {
    parameters: {
      query?: {
        example?: boolean;
        tenant?: components["parameters"]["tenant"];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "text/csv": string;
        };
      };
    };
  };
  "employees.getters.workingDays": {
    parameters: {
      query: {
        date: components["schemas"]["FilterDate"];
        employee_id?: components["schemas"]["FilterIds"];
        tenant?: components["parameters"]["tenant"];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: {
              employee_id: string;
              days: {
                date: string;
                is_employed: boolean;
                is_working_day: boolean;
                full_minutes: number;
                public_holiday_minutes: number;
                leave_minutes: number;
                expected_minutes: number;
                public_holidays: {
                  name: string;
                  is_half_day: boolean;
                }[];
                leave: {
                  holiday_id: string | null;
                  policy: string | null;
                  leave_type: string | null;
                  /** @enum {unknown} */
                  status: "pending" | "approved";
                  morning: boolean;
                  afternoon: boolean;
                  minutes: number | null;
                }[];
              }[];
            };
            meta?: {
              [key: string]: unknown;
            };
          };
        };
      };
    };
  };
  "employees.getters.employeeCapacity": {
    parameters: {
      query?: {
        date?: components["schemas"]["FilterDate"];
        interval?: "total" | "week" | "month";
        employee_id?: components["schemas"]["FilterTexts"];
        position_id?: components["schemas"]["FilterTexts"];
        level_id?: components["schemas"]["FilterTexts"];
        direction_id?: components["schemas"]["FilterNumbers"];
        department_id?: components["schemas"]["FilterIds"];
        manager_employee_id?: components["schemas"]["FilterIds"];
        project_id?: components["schemas"]["FilterIds"];
        page?: components["parameters"]["page"];
        perPage?: components["parameters"]["perPage"];
        tenant?: components["parameters"]["tenant"];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: {
              from: string;
              to: string;
              employees: {
                employee_id: string;
                name: string;
                weekly_hours_capacity: number;
                working_days: number;
                gross_capacity_hours: number;
                public_holiday_hours: number;
                leave_hours: number;
                capacity_hours: number;
                allocated_hours: number;
                free_hours: number;
                tracked_hours: number;
                billable_hours: number;
                overtime_hours: number;
                allocation_percent: number | null;
                utilization_percent: number | null;
                billable_utilization_percent: number | null;
                links: {
                  timesheets: string | null;
                  holidays: string | null;
                  project_assignments: string | null;
                };
                periods?: {
                  from: string;
                  to: string;
                  working_days: number;
                  gross_capacity_hours: number;
                  public_holiday_hours: number;
                  leave_hours: number;
                  capacity_hours: number;
                  allocated_hours: number;
                  free_hours: number;
                  tracked_hours: number;
                  billable_hours: number;
                  overtime_hours: number;
                  allocation_percent: number | null;
                  utilization_percent: number | null;
                  billable_utilization_percent: number | null;
                }[];
              }[];
              totals: {
                employees: number;
                gross_capacity_hours: number;
                public_holiday_hours: number;
                leave_hours: number;
                capacity_hours: number;
                allocated_hours: number;
                free_hours: number;
                tracked_hours: number;
                billable_hours: number;
                overtime_hours: number;
                allocation_percent: number | null;
                utilization_percent: number | null;
                billable_utilization_percent: number | null;
              };
            };
            meta?: {
              [key: string]: unknown;
            };
          };
        };
      };
    };
  };
  "users.list": {
    parameters: {
      query?: {
        page?: components["parameters"]["page"];
        perPage?: components["parameters"]["perPage"];
        cursor?: components["parameters"]["cursor"];
        sort?: components["parameters"]["Users.list.sort"];
        search?: components["parameters"]["Users.list.search"];
        related?: components["parameters"]["Users.list.related"];
        include?: components["parameters"]["Users.list.include"];
        status?: components["parameters"]["Users.status"];
        email?: components["parameters"]["Users.email"];
        role_id?: components["parameters"]["Users.role_id"];
        employee_id?: components["parameters"]["Users.employee_id"];
        archived?: components["parameters"]["Users.archived"];
        archived_at?: components["parameters"]["Users.archived_at"];
        last_sign_in_at?: components["parameters"]["Users.last_sign_in_at"];
        "-status"?: components["parameters"]["Users.not.status"];
        "-email"?: components["parameters"]["Users.not.email"];
        "-role_id"?: components["parameters"]["Users.not.role_id"];
        "-employee_id"?: components["parameters"]["Users.not.employee_id"];
        "-archived"?: components["parameters"]["Users.not.archived"];
        "-archived_at"?: components["parameters"]["Users.not.archived_at"];
        "-last_sign_in_at"?: components["parameters"]["Users.not.last_sign_in_at"];
        tenant?: components["parameters"]["tenant"];
      };
    };
    responses: {
      200: components["responses"]["UsersList"];
    };
  };
  "users.create": {
    parameters: {
      query?: {
        related?: components["parameters"]["Users.list.related"];
        include?: components["parameters"]["Users.list.include"];
        dry_run?: components["parameters"]["dryRun"];
        tenant?: components["parameters"]["tenant"];
      };
      header?: {
        "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
      };
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "email": "auditor@example.com",
         *       "first_name": "Dan",
         *       "last_name": "Rus"
         *     }
         */
        "application/json": components["schemas"]["UsersCreate"];
      };
    };
    responses: {
      201: components["responses"]["UsersCreated"];
    };
  };
  "users.show": {
    parameters: {
      query?: {
        related?: components["parameters"]["Users.list.related"];
        include?: components["parameters"]["Users.list.include"];
        actions?: components["parameters"]["allActions"];
        tenant?: components["parameters"]["tenant"];
      };
      header?: {
        "If-None-Match"?: components["parameters"]["ifNoneMatch"];
      };
      path: {
        id: components["parameters"]["recordId"];
      };
    };
    responses: {
      200: components["responses"]["UsersShown"];
    };
  };
  "users.delete": {
    parameters: {
      query?: {
        dry_run?: components["parameters"]["dryRun"];
        tenant?: components["parameters"]["tenant"];
      };
      header?: {
        "If-Match"?: components["parameters"]["ifMatch"];
      };
      path: {
        id: components["parameters"]["recordId"];
      };
    };
    responses: {
      204: components["responses"]["Deleted"];
    };
  };
  "users.update": {
    parameters: {
      query?: {
        related?: components["parameters"]["Users.list.related"];
        include?: components["parameters"]["Users.list.include"];
        dry_run?: components["parameters"]["dryRun"];
        tenant?: components["parameters"]["tenant"];
      };
      header?: {
        "If-Match"?: components["parameters"]["ifMatch"];
      };
      path: {
        id: components["parameters"]["recordId"];
      };
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "locale": "de-AT"
         *     }
         */
        "application/json": components["schemas"]["UsersChange"];
      };
    };
    responses: {
      200: components["responses"]["UsersChanged"];
    };
  };
  "users.listActions": {
    parameters: {
      query?: {
        tenant?: components["parameters"]["tenant"];
      };
    };
    responses: {
      200: components["responses"]["Actions"];
    };
  };
  "users.runBulkAction": {
    parameters: {
      query: {
        action: "invite" | "archive" | "restore" | "accept-invitation" | "request-password-reset" | "reset-password";
        search?: components["parameters"]["Users.list.search"];
        related?: components["parameters"]["Users.list.related"];
        include?: components["parameters"]["Users.list.include"];
        status?: components["parameters"]["Users.status"];
        email?: components["parameters"]["Users.email"];
        role_id?: components["parameters"]["Users.role_id"];
        employee_id?: components["parameters"]["Users.employee_id"];
        archived?: components["parameters"]["Users.archived"];
        archived_at?: components["parameters"]["Users.archived_at"];
        last_sign_in_at?: components["parameters"]["Users.last_sign_in_at"];
        "-status"?: components["parameters"]["Users.not.status"];
        "-email"?: components["parameters"]["Users.not.email"];
        "-role_id"?: components["parameters"]["Users.not.role_id"];
        "-employee_id"?: components["parameters"]["Users.not.employee_id"];
        "-archived"?: components["parameters"]["Users.not.archived"];
        "-archived_at"?: components["parameters"]["Users.not.archived_at"];
        "-last_sign_in_at"?: components["parameters"]["Users.not.last_sign_in_at"];
        dry_run?: components["parameters"]["dryRun"];
        tenant?: components["parameters"]["tenant"];
      };
      header?: {
        "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
      };
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["UsersInviteAction"] | components["schemas"]["UsersArchiveAction"] | components["schemas"]["UsersRestoreAction"] | components["schemas"]["UsersAcceptInvitationParameters"] | components["schemas"]["UsersRequestPasswordResetParameters"] | components["schemas"]["UsersResetPasswordParameters"];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: unknown;
            message: string;
          };
        };
      };
    };
  };
  "users.runAction": {
    parameters: {
      query: {
        action: "invite" | "complete-onboarding" | "change-password" | "archive" | "restore";
        related?: components["parameters"]["Users.list.related"];
        include?: components["parameters"]["Users.list.include"];
        dry_run?: components["parameters"]["dryRun"];
        tenant?: components["parameters"]["tenant"];
      };
      header?: {
        "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
      };
      path: {
        id: components["parameters"]["recordId"];
      };
    };
    requestBody?: {
      content: {
        "application/json": components["schemas"]["UsersInviteParameters"] | components["schemas"]["UsersCompleteOnboardingParameters"] | components["schemas"]["UsersChangePasswordParameters"] | components["schemas"]["UsersArchiveParameters"] | components["schemas"]["UsersRestoreParameters"];
      };
    };
    responses: {
      200: components["responses"]["UsersActedOn"];
    };
  };
  "users.listFilters": {
    parameters: {
      query?: {
        only?: components["parameters"]["only"];
        tenant?: components["parameters"]["tenant"];
      };
    };
    responses: {
      200: components["responses"]["Filters"];
    };
  };
  "users.listGetters": {
    parameters: {
      query?: {
        tenant?: components["parameters"]["tenant"];
      };
    };
    responses: {
      200: components["responses"]["Getters"];
    };
  };
  "roles.list": {
    parameters: {
      query?: {
        page?: components["parameters"]["page"];
        perPage?: components["parameters"]["perPage"];
        cursor?: components["parameters"]["cursor"];
        sort?: components["parameters"]["Roles.list.sort"];
        search?: components["parameters"]["Roles.list.search"];
        name?: components["parameters"]["Roles.name"];
        is_system?: components["parameters"]["Roles.is_system"];
        is_default?: components["parameters"]["Roles.is_default"];
        permissions?: components["parameters"]["Roles.permissions"];
        "-name"?: components["parameters"]["Roles.not.name"];
        "-is_system"?: components["parameters"]["Roles.not.is_system"];
        "-is_default"?: components["parameters"]["Roles.not.is_default"];
        "-permissions"?: components["parameters"]["Roles.not.permissions"];
        tenant?: components["parameters"]["tenant"];
      };
    };
    responses: {
      200: components["responses"]["RolesList"];
    };
  };
  "roles.create": {
    parameters: {
      query?: {
        dry_run?: components["parameters"]["dryRun"];
        tenant?: components["parameters"]["tenant"];
      };
      header?: {
        "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
      };
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "name": "Team lead",
         *       "permissions": [
         *         "manage-timesheets"
         *       ]
         *     }
         */
        "application/json": components["schemas"]["RolesCreate"];
      };
    };
    responses: {
      201: components["responses"]["RolesCreated"];
    };
  };
  "roles.show": {
    parameters: {
      query?: {
        actions?: components["parameters"]["allActions"];
        tenant?: components["parameters"]["tenant"];
      };
      header?: {
        "If-None-Match"?: components["parameters"]["ifNoneMatch"];
      };
      path: {
        id: components["parameters"]["recordId"];
      };
    };
    responses: {
      200: components["responses"]["RolesShown"];
    };
  };
  "roles.delete": {
    parameters: {
      query?: {
        dry_run?: components["parameters"]["dryRun"];
        tenant?: components["parameters"]["tenant"];
      };
      header?: {
        "If-Match"?: components["parameters"]["ifMatch"];
      };
      path: {
        id: components["parameters"]["recordId"];
      };
    };
    responses: {
      204: components["responses"]["Deleted"];
    };
  };
  "roles.update": {
    parameters: {
      query?: {
        dry_run?: components["parameters"]["dryRun"];
        tenant?: components["parameters"]["tenant"];
      };
      header?: {
        "If-Match"?: components["parameters"]["ifMatch"];
      };
      path: {
        id: components["parameters"]["recordId"];
      };
    };
    requestBody: {
      content: {
        /** @example {} */
        "application/json": components["schemas"]["RolesChange"];
      };
    };
    responses: {
      200: components["responses"]["RolesChanged"];
    };
  };
  "roles.listActions": {
    parameters: {
      query?: {
        tenant?: components["parameters"]["tenant"];
      };
    };
    responses: {
      200: components["responses"]["Actions"];
    };
  };
  "roles.listFilters": {
    parameters: {
      query?: {
        only?: components["parameters"]["only"];
        tenant?: components["parameters"]["tenant"];
      };
    };
    responses: {
      200: components["responses"]["Filters"];
    };
  };
  "roles.listGetters": {
    parameters: {
      query?: {
        tenant?: components["parameters"]["tenant"];
      };
    };
    responses: {
      200: components["responses"]["Getters"];
    };
  };
  "tags.list": {
    parameters: {
      query?: {
        page?: components["parameters"]["page"];
        perPage?: components["parameters"]["perPage"];
        cursor?: components["parameters"]["cursor"];
        sort?: components["parameters"]["Tags.list.sort"];
        search?: components["parameters"]["Tags.list.search"];
        name?: components["parameters"]["Tags.name"];
        type?: components["parameters"]["Tags.type"];
        color?: components["parameters"]["Tags.color"];
        "-name"?: components["parameters"]["Tags.not.name"];
        "-type"?: components["parameters"]["Tags.not.type"];
        "-color"?: components["parameters"]["Tags.not.color"];
        tenant?: components["parameters"]["tenant"];
      };
    };
    responses: {
      200: components["responses"]["TagsList"];
    };
  };
  "tags.create": {
    parameters: {
      query?: {
        dry_run?: components["parameters"]["dryRun"];
        tenant?: components["parameters"]["tenant"];
      };
      header?: {
        "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
      };
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "name": "First aid"
         *     }
         */
        "application/json": components["schemas"]["TagsCreate"];
      };
    };
    responses: {
      201: components["responses"]["TagsCreated"];
    };
  };
  "tags.show": {
    parameters: {
      query?: {
        actions?: components["parameters"]["allActions"];
        tenant?: components["parameters"]["tenant"];
      };
      header?: {
        "If-None-Match"?: components["parameters"]["ifNoneMatch"];
      };
      path: {
        id: components["parameters"]["recordId"];
      };
    };
    responses: {
      200: components["responses"]["TagsShown"];
    };
  };
  "tags.delete": {
    parameters: {
      query?: {
        dry_run?: components["parameters"]["dryRun"];
        tenant?: components["parameters"]["tenant"];
      };
      header?: {
        "If-Match"?: components["parameters"]["ifMatch"];
      };
      path: {
        id: components["parameters"]["recordId"];
      };
    };
    responses: {
      204: components["responses"]["Deleted"];
    };
  };
  "tags.update": {
    parameters: {
      query?: {
        dry_run?: components["parameters"]["dryRun"];
        tenant?: components["parameters"]["tenant"];
      };
      header?: {
        "If-Match"?: components["parameters"]["ifMatch"];
      };
      path: {
        id: components["parameters"]["recordId"];
      };
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "name": "First aiders"
         *     }
         */
        "application/json": components["schemas"]["TagsChange"];
      };
    };
    responses: {
      200: components["responses"]["TagsChanged"];
    };
  };
  "tags.listActions": {
    parameters: {
      query?: {
        tenant?: components["parameters"]["tenant"];
      };
    };
    responses: {
      200: components["responses"]["Actions"];
    };
  };
  "tags.listFilters": {
    parameters: {
      query?: {
        only?: components["parameters"]["only"];
        tenant?: components["parameters"]["tenant"];
      };
    };
    responses: {
      200: components["responses"]["Filters"];
    };
  };
  "tags.listGetters": {
    parameters: {
      query?: {
        tenant?: components["parameters"]["tenant"];
      };
    };
    responses: {
      200: components["responses"]["Getters"];
    };
  };
  "salaryHistory.list": {
    parameters: {
      query?: {
        page?: components["parameters"]["page"];
        perPage?: components["parameters"]["perPage"];
        cursor?: components["parameters"]["cursor"];
        sort?: components["parameters"]["SalaryHistory.list.sort"];
        related?: components["parameters"]["SalaryHistory.list.related"];
        include?: components["parameters"]["SalaryHistory.list.include"];
        employee_id?: components["parameters"]["SalaryHistory.employee_id"];
        type?: components["parameters"]["SalaryHistory.type"];
        currency?: components["parameters"]["SalaryHistory.currency"];
        start_date?: components["parameters"]["SalaryHistory.start_date"];
        end_date?: components["parameters"]["SalaryHistory.end_date"];
        amount?: components["parameters"]["SalaryHistory.amount"];
        is_demo?: components["parameters"]["SalaryHistory.is_demo"];
        "-employee_id"?: components["parameters"]["SalaryHistory.not.employee_id"];
        "-type"?: components["parameters"]["SalaryHistory.not.type"];
        "-currency"?: components["parameters"]["SalaryHistory.not.currency"];
        "-start_date"?: components["parameters"]["SalaryHistory.not.start_date"];
        "-end_date"?: components["parameters"]["SalaryHistory.not.end_date"];
        "-amount"?: components["parameters"]["SalaryHistory.not.amount"];
        "-is_demo"?: components["parameters"]["SalaryHistory.not.is_demo"];
        tenant?: components["parameters"]["tenant"];
      };
    };
    responses: {
      200: components["responses"]["SalaryHistoryList"];
    };
  };
  "salaryHistory.create": {
    parameters: {
      query?: {
        related?: components["parameters"]["SalaryHistory.list.related"];
        include?: components["parameters"]["SalaryHistory.list.include"];
        dry_run?: components["parameters"]["dryRun"];
        tenant?: components["parameters"]["tenant"];
      };
      header?: {
        "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
      };
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "employee_id": "01K0A6W2Z6Q6X1H2M9C3J5T7VN",
         *       "amount": 5000,
         *       "type": "monthly",
         *       "start_date": "2026-08-01"
         *     }
         */
        "application/json": components["schemas"]["SalaryHistoryCreate"];
      };
    };
    responses: {
      201: components["responses"]["SalaryHistoryCreated"];
    };
  };
  "salaryHistory.show": {
    parameters: {
      query?: {
        related?: components["parameters"]["SalaryHistory.list.related"];
        include?: components["parameters"]["SalaryHistory.list.include"];
        actions?: components["parameters"]["allActions"];
        tenant?: components["parameters"]["tenant"];
      };
      header?: {
        "If-None-Match"?: components["parameters"]["ifNoneMatch"];
      };
      path: {
        id: components["parameters"]["recordId"];
      };
    };
    responses: {
      200: components["responses"]["SalaryHistoryShown"];
    };
  };
  "salaryHistory.delete": {
    parameters: {
      query?: {
        dry_run?: components["parameters"]["dryRun"];
        tenant?: components["parameters"]["tenant"];
      };
      header?: {
        "If-Match"?: components["parameters"]["ifMatch"];
      };
      path: {
        id: components["parameters"]["recordId"];
      };
    };
    responses: {
      204: components["responses"]["Deleted"];
    };
  };
  "salaryHistory.update": {
    parameters: {
      query?: {
        related?: components["parameters"]["SalaryHistory.list.related"];
        include?: components["parameters"]["SalaryHistory.list.include"];
        dry_run?: components["parameters"]["dryRun"];
        tenant?: components["parameters"]["tenant"];
      };
      header?: {
        "If-Match"?: components["parameters"]["ifMatch"];
      };
      path: {
        id: components["parameters"]["recordId"];
      };
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "notes": "After the yearly review."
         *     }
         */
        "application/json": components["schemas"]["SalaryHistoryChange"];
      };
    };
    responses: {
      200: components["responses"]["SalaryHistoryChanged"];
    };
  };
  "salaryHistory.listActions": {
    parameters: {
      query?: {
        tenant?: components["parameters"]["tenant"];
      };
    };
    responses: {
      200: components["responses"]["Actions"];
    };
  };
  "salaryHistory.listFilters": {
    parameters: {
      query?: {
        only?: components["parameters"]["only"];
        tenant?: components["parameters"]["tenant"];
      };
    };
    responses: {
      200: components["responses"]["Filters"];
    };
  };
  "salaryHistory.listGetters": {
    parameters: {
      query?: {
        tenant?: components["parameters"]["tenant"];
      };
    };
    responses: {
      200: components["responses"]["Getters"];
    };
  };
  "departments.list": {
    parameters: {
      query?: {
        page?: components["parameters"]["page"];
        perPage?: components["parameters"]["perPage"];
        cursor?: components["parameters"]["cursor"];
        sort?: components["parameters"]["Departments.list.sort"];
        search?: components["parameters"]["Departments.list.search"];
        related?: components["parameters"]["Departments.list.related"];
        include?: components["parameters"]["Departments.list.include"];
        id?: components["parameters"]["Departments.id"];
        name?: components["parameters"]["Departments.name"];
        description?: components["parameters"]["Departments.description"];
        is_used?: components["parameters"]["Departments.is_used"];
        created_at?: components["parameters"]["Departments.created_at"];
        updated_at?: components["parameters"]["Departments.updated_at"];
        manager_employee_id?: components["parameters"]["Departments.manager_employee_id"];
        "-id"?: components["parameters"]["Departments.not.id"];
        "-name"?: components["parameters"]["Departments.not.name"];
        "-description"?: components["parameters"]["Departments.not.description"];
        "-is_used"?: components["parameters"]["Departments.not.is_used"];
        "-created_at"?: components["parameters"]["Departments.not.created_at"];
        "-updated_at"?: components["parameters"]["Departments.not.updated_at"];
        "-manager_employee_id"?: components["parameters"]["Departments.not.manager_employee_id"];
        tenant?: components["parameters"]["tenant"];
      };
    };
    responses: {
      200: components["responses"]["DepartmentsList"];
    };
  };
  "departments.create": {
    parameters: {
      query?: {
        related?: components["parameters"]["Departments.list.related"];
        include?: components["parameters"]["Departments.list.include"];
        dry_run?: components["parameters"]["dryRun"];
        tenant?: components["parameters"]["tenant"];
      };
      header?: {
        "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
      };
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "name": "Engineering"
         *     }
         */
        "application/json": components["schemas"]["DepartmentsCreate"];
      };
    };
    responses: {
      201: components["responses"]["DepartmentsCreated"];
    };
  };
  "departments.show": {
    parameters: {
      query?: {
        related?: components["parameters"]["Departments.list.related"];
        include?: components["parameters"]["Departments.list.include"];
        actions?: components["parameters"]["allActions"];
        tenant?: components["parameters"]["tenant"];
      };
      header?: {
        "If-None-Match"?: components["parameters"]["ifNoneMatch"];
      };
      path: {
        id: components["parameters"]["recordId"];
      };
    };
    responses: {
      200: components["responses"]["DepartmentsShown"];
    };
  };
  "departments.delete": {
    parameters: {
      query?: {
        dry_run?: components["parameters"]["dryRun"];
        tenant?: components["parameters"]["tenant"];
      };
      header?: {
        "If-Match"?: components["parameters"]["ifMatch"];
      };
      path: {
        id: components["parameters"]["recordId"];
      };
    };
    responses: {
      204: components["responses"]["Deleted"];
    };
  };
  "departments.update": {
    parameters: {
      query?: {
        related?: components["parameters"]["Departments.list.related"];
        include?: components["parameters"]["Departments.list.include"];
        dry_run?: components["parameters"]["dryRun"];
        tenant?: components["parameters"]["tenant"];
      };
      header?: {
        "If-Match"?: components["parameters"]["ifMatch"];
      };
      path: {
        id: components["parameters"]["recordId"];
      };
    };
    requestBody: {
      content: {
        /** @example {} */
        "application/json": components["schemas"]["DepartmentsChange"];
      };
    };
    responses: {
      200: components["responses"]["DepartmentsChanged"];
    };
  };
  "departments.listActions": {
    parameters: {
      query?: {
        tenant?: components["parameters"]["tenant"];
      };
    };
    responses: {
      200: components["responses"]["Actions"];
    };
  };
  "departments.listFilters": {
    parameters: {
      query?: {
        only?: components["parameters"]["only"];
        tenant?: components["parameters"]["tenant"];
      };
    };
    responses: {
      200: components["responses"]["Filters"];
    };
  };
  "departments.listGetters": {
    parameters: {
      query?: {
        tenant?: components["parameters"]["tenant"];
      };
    };
    responses: {
      200: components["responses"]["Getters"];
    };
  };
  "departments.getters.structure": {
    parameters: {
      query?: {
        tenant?: components["parameters"]["tenant"];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: {
              departments: {
                id: string;
                name: string;
                employees: number;
                manager: {
                  id: string;
                  name: string;
                } | null;
                directions: {
                  id: number;
                  name: string;
                  employees: number;
                }[];
                positions: {
                  id: string;
                  name: string;
                  employees: number;
                }[];
                links: {
                  employees: string;
                };
              }[];
              without_department: {
                employees: number;
                directions: {
                  id: number;
                  name: string;
                  employees: number;
                }[];
                positions: {
                  id: string;
                  name: string;
                  employees: number;
                }[];
                links: {
                  employees: string;
                };
              };
              total: number;
            };
            meta?: {
              [key: string]: unknown;
            };
          };
        };
      };
    };
  };
  "positions.list": {
    parameters: {
      query?: {
        page?: components["parameters"]["page"];
        perPage?: components["parameters"]["perPage"];
        cursor?: components["parameters"]["cursor"];
        sort?: components["parameters"]["Positions.list.sort"];
        search?: components["parameters"]["Positions.list.search"];
        related?: components["parameters"]["Positions.list.related"];
        include?: components["parameters"]["Positions.list.include"];
        id?: components["parameters"]["Positions.id"];
        name?: components["parameters"]["Positions.name"];
        description?: components["parameters"]["Positions.description"];
        is_used?: components["parameters"]["Positions.is_used"];
        created_at?: components["parameters"]["Positions.created_at"];
        updated_at?: components["parameters"]["Positions.updated_at"];
        department_id?: components["parameters"]["Positions.department_id"];
        "-id"?: components["parameters"]["Positions.not.id"];
        "-name"?: components["parameters"]["Positions.not.name"];
        "-description"?: components["parameters"]["Positions.not.description"];
        "-is_used"?: components["parameters"]["Positions.not.is_used"];
        "-created_at"?: components["parameters"]["Positions.not.created_at"];
        "-updated_at"?: components["parameters"]["Positions.not.updated_at"];
        "-department_id"?: components["parameters"]["Positions.not.department_id"];
        tenant?: components["parameters"]["tenant"];
      };
    };
    responses: {
      200: components["responses"]["PositionsList"];
    };
  };
  "positions.create": {
    parameters: {
      query?: {
        related?: components["parameters"]["Positions.list.related"];
        include?: components["parameters"]["Positions.list.include"];
        dry_run?: components["parameters"]["dryRun"];
        tenant?: components["parameters"]["tenant"];
      };
      header?: {
        "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
      };
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "name": "Developer",
         *       "department_id": "01K0A6W2Z6Q6X1H2M9C3J5T7VN"
         *     }
         */
        "application/json": components["schemas"]["PositionsCreate"];
      };
    };
    responses: {
      201: components["responses"]["PositionsCreated"];
    };
  };
  "positions.show": {
    parameters: {
      query?: {
        related?: components["parameters"]["Positions.list.related"];
        include?: components["parameters"]["Positions.list.include"];
        actions?: components["parameters"]["allActions"];
        tenant?: components["parameters"]["tenant"];
      };
      header?: {
        "If-None-Match"?: components["parameters"]["ifNoneMatch"];
      };
      path: {
        id: components["parameters"]["recordId"];
      };
    };
    responses: {
      200: components["responses"]["PositionsShown"];
    };
  };
  "positions.delete": {
    parameters: {
      query?: {
        dry_run?: components["parameters"]["dryRun"];
        tenant?: components["parameters"]["tenant"];
      };
      header?: {
        "If-Match"?: components["parameters"]["ifMatch"];
      };
      path: {
        id: components["parameters"]["recordId"];
      };
    };
    responses: {
      204: components["responses"]["Deleted"];
    };
  };
  "positions.update": {
    parameters: {
      query?: {
        related?: components["parameters"]["Positions.list.related"];
        include?: components["parameters"]["Positions.list.include"];
        dry_run?: components["parameters"]["dryRun"];
        tenant?: components["parameters"]["tenant"];
      };
      header?: {
        "If-Match"?: components["parameters"]["ifMatch"];
      };
      path: {
        id: components["parameters"]["recordId"];
      };
    };
    requestBody: {
      content: {
        /** @example {} */
        "application/json": components["schemas"]["PositionsChange"];
      };
    };
    responses: {
      200: components["responses"]["PositionsChanged"];
    };
  };
  "positions.listActions": {
    parameters: {
      query?: {
        tenant?: components["parameters"]["tenant"];
      };
    };
    responses: {
      200: components["responses"]["Actions"];
    };
  };
  "positions.listFilters": {
    parameters: {
      query?: {
        only?: components["parameters"]["only"];
        tenant?: components["parameters"]["tenant"];
      };
    };
    responses: {
      200: components["responses"]["Filters"];
    };
  };
  "positions.listGetters": {
    parameters: {
      query?: {
        tenant?: components["parameters"]["tenant"];
      };
    };
    responses: {
      200: components["responses"]["Getters"];
    };
  };
  "levels.list": {
    parameters: {
      query?: {
        page?: components["parameters"]["page"];
        perPage?: components["parameters"]["perPage"];
        cursor?: components["parameters"]["cursor"];
        sort?: components["parameters"]["Levels.list.sort"];
        search?: components["parameters"]["Levels.list.search"];
        id?: components["parameters"]["Levels.id"];
        name?: components["parameters"]["Levels.name"];
        description?: components["parameters"]["Levels.description"];
        is_used?: components["parameters"]["Levels.is_used"];
        created_at?: components["parameters"]["Levels.created_at"];
        updated_at?: components["parameters"]["Levels.updated_at"];
        rank?: components["parameters"]["Levels.rank"];
        "-id"?: components["parameters"]["Levels.not.id"];
        "-name"?: components["parameters"]["Levels.not.name"];
        "-description"?: components["parameters"]["Levels.not.description"];
        "-is_used"?: components["parameters"]["Levels.not.is_used"];
        "-created_at"?: components["parameters"]["Levels.not.created_at"];
        "-updated_at"?: components["parameters"]["Levels.not.updated_at"];
        "-rank"?: components["parameters"]["Levels.not.rank"];
        tenant?: components["parameters"]["tenant"];
      };
    };
    responses: {
      200: components["responses"]["LevelsList"];
    };
  };
  "levels.create": {
    parameters: {
      query?: {
        dry_run?: components["parameters"]["dryRun"];
        tenant?: components["parameters"]["tenant"];
      };
      header?: {
        "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
      };
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "name": "Senior"
         *     }
         */
        "application/json": components["schemas"]["LevelsCreate"];
      };
    };
    responses: {
      201: components["responses"]["LevelsCreated"];
    };
  };
  "levels.show": {
    parameters: {
      query?: {
        actions?: components["parameters"]["allActions"];
        tenant?: components["parameters"]["tenant"];
      };
      header?: {
        "If-None-Match"?: components["parameters"]["ifNoneMatch"];
      };
      path: {
        id: components["parameters"]["recordId"];
      };
    };
    responses: {
      200: components["responses"]["LevelsShown"];
    };
  };
  "levels.delete": {
    parameters: {
      query?: {
        dry_run?: components["parameters"]["dryRun"];
        tenant?: components["parameters"]["tenant"];
      };
      header?: {
        "If-Match"?: components["parameters"]["ifMatch"];
      };
      path: {
        id: components["parameters"]["recordId"];
      };
    };
    responses: {
      204: components["responses"]["Deleted"];
    };
  };
  "levels.update": {
    parameters: {
      query?: {
        dry_run?: components["parameters"]["dryRun"];
        tenant?: components["parameters"]["tenant"];
      };
      header?: {
        "If-Match"?: components["parameters"]["ifMatch"];
      };
      path: {
        id: components["parameters"]["recordId"];
      };
    };
    requestBody: {
      content: {
        /** @example {} */
        "application/json": components["schemas"]["LevelsChange"];
      };
    };
    responses: {
      200: components["responses"]["LevelsChanged"];
    };
  };
  "levels.listActions": {
    parameters: {
      query?: {
        tenant?: components["parameters"]["tenant"];
      };
    };
    responses: {
      200: components["responses"]["Actions"];
    };
  };
  "levels.listFilters": {
    parameters: {
      query?: {
        only?: components["parameters"]["only"];
        tenant?: components["parameters"]["tenant"];
      };
    };
    responses: {
      200: components["responses"]["Filters"];
    };
  };
  "levels.listGetters": {
    parameters: {
      query?: {
        tenant?: components["parameters"]["tenant"];
      };
    };
    responses: {
      200: components["responses"]["Getters"];
    };
  };
  "directions.list": {
    parameters: {
      query?: {
        page?: components["parameters"]["page"];
        perPage?: components["parameters"]["perPage"];
        cursor?: components["parameters"]["cursor"];
        sort?: components["parameters"]["Directions.list.sort"];
        search?: components["parameters"]["Directions.list.search"];
        related?: components["parameters"]["Directions.list.related"];
        include?: components["parameters"]["Directions.list.include"];
        id?: components["parameters"]["Directions.id"];
        name?: components["parameters"]["Directions.name"];
        description?: components["parameters"]["Directions.description"];
        is_used?: components["parameters"]["Directions.is_used"];
        created_at?: components["parameters"]["Directions.created_at"];
        updated_at?: components["parameters"]["Directions.updated_at"];
        department_id?: components["parameters"]["Directions.department_id"];
        "-id"?: components["parameters"]["Directions.not.id"];
        "-name"?: components["parameters"]["Directions.not.name"];
        "-description"?: components["parameters"]["Directions.not.description"];
        "-is_used"?: components["parameters"]["Directions.not.is_used"];
        "-created_at"?: components["parameters"]["Directions.not.created_at"];
        "-updated_at"?: components["parameters"]["Directions.not.updated_at"];
        "-department_id"?: components["parameters"]["Directions.not.department_id"];
        tenant?: components["parameters"]["tenant"];
      };
    };
    responses: {
      200: components["responses"]["DirectionsList"];
    };
  };
  "directions.create": {
    parameters: {
      query?: {
        related?: components["parameters"]["Directions.list.related"];
        include?: components["parameters"]["Directions.list.include"];
        dry_run?: components["parameters"]["dryRun"];
        tenant?: components["parameters"]["tenant"];
      };
      header?: {
        "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
      };
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "name": "Platform",
         *       "department_id": "01K0A6W2Z6Q6X1H2M9C3J5T7VN"
         *     }
         */
        "application/json": components["schemas"]["DirectionsCreate"];
      };
    };
    responses: {
      201: components["responses"]["DirectionsCreated"];
    };
  };
  "directions.show": {
    parameters: {
      query?: {
        related?: components["parameters"]["Directions.list.related"];
        include?: components["parameters"]["Directions.list.include"];
        actions?: components["parameters"]["allActions"];
        tenant?: components["parameters"]["tenant"];
      };
      header?: {
        "If-None-Match"?: components["parameters"]["ifNoneMatch"];
      };
      path: {
        id: components["parameters"]["integerRecordId"];
      };
    };
    responses: {
      200: components["responses"]["DirectionsShown"];
    };
  };
  "directions.delete": {
    parameters: {
      query?: {
        dry_run?: components["parameters"]["dryRun"];
        tenant?: components["parameters"]["tenant"];
      };
      header?: {
        "If-Match"?: components["parameters"]["ifMatch"];
      };
      path: {
        id: components["parameters"]["integerRecordId"];
      };
    };
    responses: {
      204: components["responses"]["Deleted"];
    };
  };
  "directions.update": {
    parameters: {
      query?: {
        related?: components["parameters"]["Directions.list.related"];
        include?: components["parameters"]["Directions.list.include"];
        dry_run?: components["parameters"]["dryRun"];
        tenant?: components["parameters"]["tenant"];
      };
      header?: {
        "If-Match"?: components["parameters"]["ifMatch"];
      };
      path: {
        id: components["parameters"]["integerRecordId"];
      };
    };
    requestBody: {
      content: {
        /** @example {} */
        "application/json": components["schemas"]["DirectionsChange"];
      };
    };
    responses: {
      200: components["responses"]["DirectionsChanged"];
    };
  };
  "directions.listActions": {
    parameters: {
      query?: {
        tenant?: components["parameters"]["tenant"];
      };
    };
    responses: {
      200: components["responses"]["Actions"];
    };
  };
  "directions.listFilters": {
    parameters: {
      query?: {
        only?: components["parameters"]["only"];
        tenant?: components["parameters"]["tenant"];
      };
    };
    responses: {
      200: components["responses"]["Filters"];
    };
  };
  "directions.listGetters": {
    parameters: {
      query?: {
        tenant?: components["parameters"]["tenant"];
      };
    };
    responses: {
      200: components["responses"]["Getters"];
    };
  };
  "workLocations.list": {
    parameters: {
      query?: {
        page?: components["parameters"]["page"];
        perPage?: components["parameters"]["perPage"];
        cursor?: components["parameters"]["cursor"];
        sort?: components["parameters"]["WorkLocations.list.sort"];
        search?: components["parameters"]["WorkLocations.list.search"];
        id?: components["parameters"]["WorkLocations.id"];
        name?: components["parameters"]["WorkLocations.name"];
        description?: components["parameters"]["WorkLocations.description"];
        is_used?: components["parameters"]["WorkLocations.is_used"];
        created_at?: components["parameters"]["WorkLocations.created_at"];
        updated_at?: components["parameters"]["WorkLocations.updated_at"];
        timezone?: components["parameters"]["WorkLocations.timezone"];
        is_remote?: components["parameters"]["WorkLocations.is_remote"];
        "-id"?: components["parameters"]["WorkLocations.not.id"];
        "-name"?: components["parameters"]["WorkLocations.not.name"];
        "-description"?: components["parameters"]["WorkLocations.not.description"];
        "-is_used"?: components["parameters"]["WorkLocations.not.is_used"];
        "-created_at"?: components["parameters"]["WorkLocations.not.created_at"];
        "-updated_at"?: components["parameters"]["WorkLocations.not.updated_at"];
        "-timezone"?: components["parameters"]["WorkLocations.not.timezone"];
        "-is_remote"?: components["parameters"]["WorkLocations.not.is_remote"];
        tenant?: components["parameters"]["tenant"];
      };
    };
    responses: {
      200: components["responses"]["WorkLocationsList"];
    };
  };
  "workLocations.create": {
    parameters: {
      query?: {
        dry_run?: components["parameters"]["dryRun"];
        tenant?: components["parameters"]["tenant"];
      };
      header?: {
        "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
      };
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "name": "Cluj"
         *     }
         */
        "application/json": components["schemas"]["WorkLocationsCreate"];
      };
    };
    responses: {
      201: components["responses"]["WorkLocationsCreated"];
    };
  };
  "workLocations.show": {
    parameters: {
      query?: {
        actions?: components["parameters"]["allActions"];
        tenant?: components["parameters"]["tenant"];
      };
      header?: {
        "If-None-Match"?: components["parameters"]["ifNoneMatch"];
      };
      path: {
        id: components["parameters"]["recordId"];
      };
    };
    responses: {
      200: components["responses"]["WorkLocationsShown"];
    };
  };
  "workLocations.delete": {
    parameters: {
      query?: {
        dry_run?: components["parameters"]["dryRun"];
        tenant?: components["parameters"]["tenant"];
      };
      header?: {
        "If-Match"?: components["parameters"]["ifMatch"];
      };
      path: {
        id: components["parameters"]["recordId"];
      };
    };
    responses: {
      204: components["responses"]["Deleted"];
    };
  };
  "workLocations.update": {
    parameters: {
      query?: {
        dry_run?: components["parameters"]["dryRun"];
        tenant?: components["parameters"]["tenant"];
      };
      header?: {
        "If-Match"?: components["parameters"]["ifMatch"];
      };
      path: {
        id: components["parameters"]["recordId"];
      };
    };
    requestBody: {
      content: {
        /** @example {} */
        "application/json": components["schemas"]["WorkLocationsChange"];
      };
    };
    responses: {
      200: components["responses"]["WorkLocationsChanged"];
    };
  };
  "workLocations.listActions": {
    parameters: {
      query?: {
        tenant?: components["parameters"]["tenant"];
      };
    };
    responses: {
      200: components["responses"]["Actions"];
    };
  };
  "workLocations.listFilters": {
    parameters: {
      query?: {
        only?: components["parameters"]["only"];
        tenant?: components["parameters"]["tenant"];
      };
    };
    responses: {
      200: components["responses"]["Filters"];
    };
  };
  "workLocations.listGetters": {
    parameters: {
      query?: {
        tenant?: components["parameters"]["tenant"];
      };
    };
    responses: {
      200: components["responses"]["Getters"];
    };
  };
  "contractTypes.list": {
    parameters: {
      query?: {
        page?: components["parameters"]["page"];
        perPage?: components["parameters"]["perPage"];
        cursor?: components["parameters"]["cursor"];
        sort?: components["parameters"]["ContractTypes.list.sort"];
        search?: components["parameters"]["ContractTypes.list.search"];
        id?: components["parameters"]["ContractTypes.id"];
        name?: components["parameters"]["ContractTypes.name"];
        description?: components["parameters"]["ContractTypes.description"];
        is_used?: components["parameters"]["ContractTypes.is_used"];
        created_at?: components["parameters"]["ContractTypes.created_at"];
        updated_at?: components["parameters"]["ContractTypes.updated_at"];
        heading?: components["parameters"]["ContractTypes.heading"];
        is_contractor?: components["parameters"]["ContractTypes.is_contractor"];
        has_paid_holidays?: components["parameters"]["ContractTypes.has_paid_holidays"];
        "-id"?: components["parameters"]["ContractTypes.not.id"];
        "-name"?: components["parameters"]["ContractTypes.not.name"];
        "-description"?: components["parameters"]["ContractTypes.not.description"];
        "-is_used"?: components["parameters"]["ContractTypes.not.is_used"];
        "-created_at"?: components["parameters"]["ContractTypes.not.created_at"];
        "-updated_at"?: components["parameters"]["ContractTypes.not.updated_at"];
        "-heading"?: components["parameters"]["ContractTypes.not.heading"];
        "-is_contractor"?: components["parameters"]["ContractTypes.not.is_contractor"];
        "-has_paid_holidays"?: components["parameters"]["ContractTypes.not.has_paid_holidays"];
        tenant?: components["parameters"]["tenant"];
      };
    };
    responses: {
      200: components["responses"]["ContractTypesList"];
    };
  };
  "contractTypes.show": {
    parameters: {
      query?: {
        actions?: components["parameters"]["allActions"];
        tenant?: components["parameters"]["tenant"];
      };
      header?: {
        "If-None-Match"?: components["parameters"]["ifNoneMatch"];
      };
      path: {
        id: components["parameters"]["recordId"];
      };
    };
    responses: {
      200: components["responses"]["ContractTypesShown"];
    };
  };
  "contractTypes.update": {
    parameters: {
      query?: {
        dry_run?: components["parameters"]["dryRun"];
        tenant?: components["parameters"]["tenant"];
      };
      header?: {
        "If-Match"?: components["parameters"]["ifMatch"];
      };
      path: {
        id: components["parameters"]["recordId"];
      };
    };
    requestBody: {
      content: {
        /** @example {} */
        "application/json": components["schemas"]["ContractTypesChange"];
      };
    };
    responses: {
      200: components["responses"]["ContractTypesChanged"];
    };
  };
  "contractTypes.listActions": {
    parameters: {
      query?: {
        tenant?: components["parameters"]["tenant"];
      };
    };
    responses: {
      200: components["responses"]["Actions"];
    };
  };
  "contractTypes.listFilters": {
    parameters: {
      query?: {
        only?: components["parameters"]["only"];
        tenant?: components["parameters"]["tenant"];
      };
    };
    responses: {
      200: components["responses"]["Filters"];
    };
  };
  "contractTypes.listGetters": {
    parameters: {
      query?: {
        tenant?: components["parameters"]["tenant"];
      };
    };
    responses: {
      200: components["responses"]["Getters"];
    };
  };
  "evaluationTypes.list": {
    parameters: {
      query?: {
        page?: components["parameters"]["page"];
        perPage?: components["parameters"]["perPage"];
        cursor?: components["parameters"]["cursor"];
        sort?: components["parameters"]["EvaluationTypes.list.sort"];
        search?: components["parameters"]["EvaluationTypes.list.search"];
        id?: components["parameters"]["EvaluationTypes.id"];
        name?: components["parameters"]["EvaluationTypes.name"];
        description?: components["parameters"]["EvaluationTypes.description"];
        is_used?: components["parameters"]["EvaluationTypes.is_used"];
        created_at?: components["parameters"]["EvaluationTypes.created_at"];
        updated_at?: components["parameters"]["EvaluationTypes.updated_at"];
        category?: components["parameters"]["EvaluationTypes.category"];
        is_active?: components["parameters"]["EvaluationTypes.is_active"];
        has_self_review?: components["parameters"]["EvaluationTypes.has_self_review"];
        frequency_months?: components["parameters"]["EvaluationTypes.frequency_months"];
        "-id"?: components["parameters"]["EvaluationTypes.not.id"];
        "-name"?: components["parameters"]["EvaluationTypes.not.name"];
        "-description"?: components["parameters"]["EvaluationTypes.not.description"];
        "-is_used"?: components["parameters"]["EvaluationTypes.not.is_used"];
        "-created_at"?: components["parameters"]["EvaluationTypes.not.created_at"];
        "-updated_at"?: components["parameters"]["EvaluationTypes.not.updated_at"];
        "-category"?: components["parameters"]["EvaluationTypes.not.category"];
        "-is_active"?: components["parameters"]["EvaluationTypes.not.is_active"];
        "-has_self_review"?: components["parameters"]["EvaluationTypes.not.has_self_review"];
        "-frequency_months"?: components["parameters"]["EvaluationTypes.not.frequency_months"];
        tenant?: components["parameters"]["tenant"];
      };
    };
    responses: {
      200: components["responses"]["EvaluationTypesList"];
    };
  };
  "evaluationTypes.create": {
    parameters: {
      query?: {
        dry_run?: components["parameters"]["dryRun"];
        tenant?: components["parameters"]["tenant"];
      };
      header?: {
        "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
      };
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "name": "Annual review",
         *       "category": "technical"
         *     }
         */
        "application/json": components["schemas"]["EvaluationTypesCreate"];
      };
    };
    responses: {
      201: components["responses"]["EvaluationTypesCreated"];
    };
  };
  "evaluationTypes.show": {
    parameters: {
      query?: {
        actions?: components["parameters"]["allActions"];
        tenant?: components["parameters"]["tenant"];
      };
      header?: {
        "If-None-Match"?: components["parameters"]["ifNoneMatch"];
      };
      path: {
        id: components["parameters"]["recordId"];
      };
    };
    responses: {
      200: components["responses"]["EvaluationTypesShown"];
    };
  };
  "evaluationTypes.delete": {
    parameters: {
      query?: {
        dry_run?: components["parameters"]["dryRun"];
        tenant?: components["parameters"]["tenant"];
      };
      header?: {
        "If-Match"?: components["parameters"]["ifMatch"];
      };
      path: {
        id: components["parameters"]["recordId"];
      };
    };
    responses: {
      204: components["responses"]["Deleted"];
    };
  };
  "evaluationTypes.update": {
    parameters: {
      query?: {
        dry_run?: components["parameters"]["dryRun"];
        tenant?: components["parameters"]["tenant"];
      };
      header?: {
        "If-Match"?: components["parameters"]["ifMatch"];
      };
      path: {
        id: components["parameters"]["recordId"];
      };
    };
    requestBody: {
      content: {
        /** @example {} */
        "application/json": components["schemas"]["EvaluationTypesChange"];
      };
    };
    responses: {
      200: components["responses"]["EvaluationTypesChanged"];
    };
  };
  "evaluationTypes.listActions": {
    parameters: {
      query?: {
        tenant?: components["parameters"]["tenant"];
      };
    };
    responses: {
      200: components["responses"]["Actions"];
    };
  };
  "evaluationTypes.listFilters": {
    parameters: {
      query?: {
        only?: components["parameters"]["only"];
        tenant?: components["parameters"]["tenant"];
      };
    };
    responses: {
      200: components["responses"]["Filters"];
    };
  };
  "evaluationTypes.listGetters": {
    parameters: {
      query?: {
        tenant?: components["parameters"]["tenant"];
      };
    };
    responses: {
      200: components["responses"]["Getters"];
    };
  };
  "holidays.list": {
    parameters: {
      query?: {
        page?: components["parameters"]["page"];
        perPage?: components["parameters"]["perPage"];
        cursor?: components["parameters"]["cursor"];
        sort?: components["parameters"]["Holidays.list.sort"];
        search?: components["parameters"]["Holidays.list.search"];
        related?: components["parameters"]["Holidays.list.related"];
        include?: components["parameters"]["Holidays.list.include"];
        status?: components["parameters"]["Holidays.status"];
        start_date?: components["parameters"]["Holidays.start_date"];
        end_date?: components["parameters"]["Holidays.end_date"];
        date?: components["parameters"]["Holidays.date"];
        employee_id?: components["parameters"]["Holidays.employee_id"];
        holiday_policy_id?: components["parameters"]["Holidays.holiday_policy_id"];
        leave_type?: components["parameters"]["Holidays.leave_type"];
        manager_employee_id?: components["parameters"]["Holidays.manager_employee_id"];
        decidable?: components["parameters"]["Holidays.decidable"];
        days?: components["parameters"]["Holidays.days"];
        created_at?: components["parameters"]["Holidays.created_at"];
        "-status"?: components["parameters"]["Holidays.not.status"];
        "-start_date"?: components["parameters"]["Holidays.not.start_date"];
        "-end_date"?: components["parameters"]["Holidays.not.end_date"];
        "-date"?: components["parameters"]["Holidays.not.date"];
        "-employee_id"?: components["parameters"]["Holidays.not.employee_id"];
        "-holiday_policy_id"?: components["parameters"]["Holidays.not.holiday_policy_id"];
        "-leave_type"?: components["parameters"]["Holidays.not.leave_type"];
        "-manager_employee_id"?: components["parameters"]["Holidays.not.manager_employee_id"];
        "-decidable"?: components["parameters"]["Holidays.not.decidable"];
        "-days"?: components["parameters"]["Holidays.not.days"];
        "-created_at"?: components["parameters"]["Holidays.not.created_at"];
        tenant?: components["parameters"]["tenant"];
      };
    };
    responses: {
      200: components["responses"]["HolidaysList"];
    };
  };
  "holidays.create": {
    parameters: {
      query?: {
        related?: components["parameters"]["Holidays.list.related"];
        include?: components["parameters"]["Holidays.list.include"];
        dry_run?: components["parameters"]["dryRun"];
        tenant?: components["parameters"]["tenant"];
      };
      header?: {
        "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
      };
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "employee_id": "01K0A6W2Z6Q6X1H2M9C3J5T7VN",
         *       "start_date": "2026-12-21",
         *       "end_date": "2026-12-23"
         *     }
         */
        "application/json": components["schemas"]["HolidaysCreate"];
      };
    };
    responses: {
      201: components["responses"]["HolidaysCreated"];
    };
  };
  "holidays.show": {
    parameters: {
      query?: {
        related?: components["parameters"]["Holidays.list.related"];
        include?: components["parameters"]["Holidays.list.include"];
        actions?: components["parameters"]["allActions"];
        tenant?: components["parameters"]["tenant"];
      };
      header?: {
        "If-None-Match"?: components["parameters"]["ifNoneMatch"];
      };
      path: {
        id: components["parameters"]["recordId"];
      };
    };
    responses: {
      200: components["responses"]["HolidaysShown"];
    };
  };
  "holidays.delete": {
    parameters: {
      query?: {
        dry_run?: components["parameters"]["dryRun"];
        tenant?: components["parameters"]["tenant"];
      };
      header?: {
        "If-Match"?: components["parameters"]["ifMatch"];
      };
      path: {
        id: components["parameters"]["recordId"];
      };
    };
    responses: {
      204: components["responses"]["Deleted"];
    };
  };
  "holidays.update": {
    parameters: {
      query?: {
        related?: components["parameters"]["Holidays.list.related"];
        include?: components["parameters"]["Holidays.list.include"];
        dry_run?: components["parameters"]["dryRun"];
        tenant?: components["parameters"]["tenant"];
      };
      header?: {
        "If-Match"?: components["parameters"]["ifMatch"];
      };
      path: {
        id: components["parameters"]["recordId"];
      };
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "reason": "Family visit"
         *     }
         */
        "application/json": components["schemas"]["HolidaysChange"];
      };
    };
    responses: {
      200: components["responses"]["HolidaysChanged"];
    };
  };
  "holidays.listActions": {
    parameters: {
      query?: {
        tenant?: components["parameters"]["tenant"];
      };
    };
    responses: {
      200: components["responses"]["Actions"];
    };
  };
  "holidays.runBulkAction": {
    parameters: {
      query: {
        action: "approve" | "reject" | "cancel" | "export";
        search?: components["parameters"]["Holidays.list.search"];
        related?: components["parameters"]["Holidays.list.related"];
        include?: components["parameters"]["Holidays.list.include"];
        sort?: components["parameters"]["Holidays.list.sort"];
        status?: components["parameters"]["Holidays.status"];
        start_date?: components["parameters"]["Holidays.start_date"];
        end_date?: components["parameters"]["Holidays.end_date"];
        date?: components["parameters"]["Holidays.date"];
        employee_id?: components["parameters"]["Holidays.employee_id"];
        holiday_policy_id?: components["parameters"]["Holidays.holiday_policy_id"];
        leave_type?: components["parameters"]["Holidays.leave_type"];
        manager_employee_id?: components["parameters"]["Holidays.manager_employee_id"];
        decidable?: components["parameters"]["Holidays.decidable"];
        days?: components["parameters"]["Holidays.days"];
        created_at?: components["parameters"]["Holidays.created_at"];
        "-status"?: components["parameters"]["Holidays.not.status"];
        "-start_date"?: components["parameters"]["Holidays.not.start_date"];
        "-end_date"?: components["parameters"]["Holidays.not.end_date"];
        "-date"?: components["parameters"]["Holidays.not.date"];
        "-employee_id"?: components["parameters"]["Holidays.not.employee_id"];
        "-holiday_policy_id"?: components["parameters"]["Holidays.not.holiday_policy_id"];
        "-leave_type"?: components["parameters"]["Holidays.not.leave_type"];
        "-manager_employee_id"?: components["parameters"]["Holidays.not.manager_employee_id"];
        "-decidable"?: components["parameters"]["Holidays.not.decidable"];
        "-days"?: components["parameters"]["Holidays.not.days"];
        "-created_at"?: components["parameters"]["Holidays.not.created_at"];
        dry_run?: components["parameters"]["dryRun"];
        tenant?: components["parameters"]["tenant"];
      };
      header?: {
        "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
      };
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["HolidaysApproveAction"] | components["schemas"]["HolidaysRejectAction"] | components["schemas"]["HolidaysCancelAction"] | components["schemas"]["HolidaysExportAction"];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: unknown;
            message: string;
          };
        };
      };
    };
  };
  "holidays.runAction": {
    parameters: {
      query: {
        action: "approve" | "reject" | "cancel";
        related?: components["parameters"]["Holidays.list.related"];
        include?: components["parameters"]["Holidays.list.include"];
        dry_run?: components["parameters"]["dryRun"];
        tenant?: components["parameters"]["tenant"];
      };
      header?: {
        "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
      };
      path: {
        id: components["parameters"]["recordId"];
      };
    };
    requestBody?: {
      content: {
        "application/json": components["schemas"]["HolidaysApproveParameters"] | components["schemas"]["HolidaysRejectParameters"] | components["schemas"]["HolidaysCancelParameters"];
      };
    };
    responses: {
      200: components["responses"]["HolidaysActedOn"];
    };
  };
  "holidays.listFilters": {
    parameters: {
      query?: {
        only?: components["parameters"]["only"];
        tenant?: components["parameters"]["tenant"];
      };
    };
    responses: {
      200: components["responses"]["Filters"];
    };
  };
  "holidays.listGetters": {
    parameters: {
      query?: {
        tenant?: components["parameters"]["tenant"];
      };
    };
    responses: {
      200: components["responses"]["Getters"];
    };
  };
  "holidays.getters.teamCalendar": {
    parameters: {
      query: {
        date: components["schemas"]["FilterDate"];
        department_id?: components["schemas"]["FilterIds"];
        manager_employee_id?: components["schemas"]["FilterIds"];
        tenant?: components["parameters"]["tenant"];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: {
              absences: {
                employee_id: string;
                name: string;
                start_date: string;
                end_date: string;
                /** @enum {unknown} */
                start_period: "morning" | "afternoon";
                /** @enum {unknown} */
                end_period: "morning" | "afternoon";
              }[];
              public_holidays: {
                date: string;
                name: string;
                is_half_day: boolean;
              }[];
            };
            meta?: {
              [key: string]: unknown;
            };
          };
        };
      };
    };
  };
  "holidayBalances.list": {
    parameters: {
      query?: {
        page?: components["parameters"]["page"];
        perPage?: components["parameters"]["perPage"];
        cursor?: components["parameters"]["cursor"];
        sort?: components["parameters"]["HolidayBalances.list.sort"];
        search?: components["parameters"]["HolidayBalances.list.search"];
        related?: components["parameters"]["HolidayBalances.list.related"];
        include?: components["parameters"]["HolidayBalances.list.include"];
        employee_id?: components["parameters"]["HolidayBalances.employee_id"];
        holiday_policy_id?: components["parameters"]["HolidayBalances.holiday_policy_id"];
        year?: components["parameters"]["HolidayBalances.year"];
        deleted_at?: components["parameters"]["HolidayBalances.deleted_at"];
        "-employee_id"?: components["parameters"]["HolidayBalances.not.employee_id"];
        "-holiday_policy_id"?: components["parameters"]["HolidayBalances.not.holiday_policy_id"];
        "-year"?: components["parameters"]["HolidayBalances.not.year"];
        "-deleted_at"?: components["parameters"]["HolidayBalances.not.deleted_at"];
        tenant?: components["parameters"]["tenant"];
      };
    };
    responses: {
      200: components["responses"]["HolidayBalancesList"];
    };
  };
  "holidayBalances.create": {
    parameters: {
      query?: {
        related?: components["parameters"]["HolidayBalances.list.related"];
        include?: components["parameters"]["HolidayBalances.list.include"];
        dry_run?: components["parameters"]["dryRun"];
        tenant?: components["parameters"]["tenant"];
      };
      header?: {
        "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
      };
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "employee_id": "01K0A6W2Z6Q6X1H2M9C3J5T7VN",
         *       "holiday_policy_id": "01K0A6W2Z6Q6X1H2M9C3J5T7VN",
         *       "year": 2027
         *     }
         */
        "application/json": components["schemas"]["HolidayBalancesCreate"];
      };
    };
    responses: {
      201: components["responses"]["HolidayBalancesCreated"];
    };
  };
  "holidayBalances.show": {
    parameters: {
      query?: {
        related?: components["parameters"]["HolidayBalances.list.related"];
        include?: components["parameters"]["HolidayBalances.list.include"];
        actions?: components["parameters"]["allActions"];
        tenant?: components["parameters"]["tenant"];
      };
      header?: {
        "If-None-Match"?: components["parameters"]["ifNoneMatch"];
      };
      path: {
        id: components["parameters"]["recordId"];
      };
    };
    responses: {
      200: components["responses"]["HolidayBalancesShown"];
    };
  };
  "holidayBalances.delete": {
    parameters: {
      query?: {
        dry_run?: components["parameters"]["dryRun"];
        tenant?: components["parameters"]["tenant"];
      };
      header?: {
        "If-Match"?: components["parameters"]["ifMatch"];
      };
      path: {
        id: components["parameters"]["recordId"];
      };
    };
    responses: {
      204: components["responses"]["Deleted"];
    };
  };
  "holidayBalances.update": {
    parameters: {
      query?: {
        related?: components["parameters"]["HolidayBalances.list.related"];
        include?: components["parameters"]["HolidayBalances.list.include"];
        dry_run?: components["parameters"]["dryRun"];
        tenant?: components["parameters"]["tenant"];
      };
      header?: {
        "If-Match"?: components["parameters"]["ifMatch"];
      };
      path: {
        id: components["parameters"]["recordId"];
      };
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "carry_over_max_days": 5
         *     }
         */
        "application/json": components["schemas"]["HolidayBalancesChange"];
      };
    };
    responses: {
      200: components["responses"]["HolidayBalancesChanged"];
    };
  };
  "holidayBalances.listActions": {
    parameters: {
      query?: {
        tenant?: components["parameters"]["tenant"];
      };
    };
    responses: {
      200: components["responses"]["Actions"];
    };
  };
  "holidayBalances.runBulkAction": {
    parameters: {
      query: {
        action: "reapply-policy";
        search?: components["parameters"]["HolidayBalances.list.search"];
        related?: components["parameters"]["HolidayBalances.list.related"];
        include?: components["parameters"]["HolidayBalances.list.include"];
        employee_id?: components["parameters"]["HolidayBalances.employee_id"];
        holiday_policy_id?: components["parameters"]["HolidayBalances.holiday_policy_id"];
        year?: components["parameters"]["HolidayBalances.year"];
        deleted_at?: components["parameters"]["HolidayBalances.deleted_at"];
        "-employee_id"?: components["parameters"]["HolidayBalances.not.employee_id"];
        "-holiday_policy_id"?: components["parameters"]["HolidayBalances.not.holiday_policy_id"];
        "-year"?: components["parameters"]["HolidayBalances.not.year"];
        "-deleted_at"?: components["parameters"]["HolidayBalances.not.deleted_at"];
        dry_run?: components["parameters"]["dryRun"];
        tenant?: components["parameters"]["tenant"];
      };
      header?: {
        "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
      };
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["HolidayBalancesReapplyPolicyAction"];
      };
    };
    responses: {
      200: components["responses"]["HolidayBalancesBulkActedOn"];
    };
  };
  "holidayBalances.runAction": {
    parameters: {
      query: {
        action: "adjust" | "reapply-policy" | "restore";
        related?: components["parameters"]["HolidayBalances.list.related"];
        include?: components["parameters"]["HolidayBalances.list.include"];
        dry_run?: components["parameters"]["dryRun"];
        tenant?: components["parameters"]["tenant"];
      };
      header?: {
        "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
      };
      path: {
        id: components["parameters"]["recordId"];
      };
    };
    requestBody?: {
      content: {
        "application/json": components["schemas"]["HolidayBalancesAdjustParameters"] | components["schemas"]["HolidayBalancesReapplyPolicyParameters"] | components["schemas"]["HolidayBalancesRestoreParameters"];
      };
    };
    responses: {
      200: components["responses"]["HolidayBalancesActedOn"];
    };
  };
  "holidayBalances.listFilters": {
    parameters: {
      query?: {
        only?: components["parameters"]["only"];
        tenant?: components["parameters"]["tenant"];
      };
    };
    responses: {
      200: components["responses"]["Filters"];
    };
  };
  "holidayBalances.listGetters": {
    parameters: {
      query?: {
        tenant?: components["parameters"]["tenant"];
      };
    };
    responses: {
      200: components["responses"]["Getters"];
    };
  };
  "holidayBalances.getters.asOf": {
    parameters: {
      query?: {
        date?: string;
        employee_id?: components["schemas"]["FilterId"];
        holiday_policy_id?: components["schemas"]["FilterId"];
        lines?: boolean;
        tenant?: components["parameters"]["tenant"];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: {
              employee_id: string;
              holiday_policy_id: string;
              policy: string;
              year: number;
              date: string;
              simulated: boolean;
              initial_balance: number | null;
              carried_over: number | null;
              accrued: number | null;
              adjusted: number | null;
              taken: number;
              lapsed: number | null;
              ledger_balance: number | null;
              booked: number;
              balance: number | null;
              pending: number;
              available: number | null;
              links: {
                holidays: string | null;
              };
              lines?: {
                date: string;
                /** @enum {string} */
                kind: "opening" | "carry_over" | "lapse" | "use" | "adjustment" | "accrual";
                days: number;
                balance_after: number | null;
                holiday_id?: string;
              }[];
            }[];
            meta?: {
              [key: string]: unknown;
            };
          };
        };
      };
    };
  };
  "holidayPolicies.list": {
    parameters: {
      query?: {
        page?: components["parameters"]["page"];
        perPage?: components["parameters"]["perPage"];
        cursor?: components["parameters"]["cursor"];
        sort?: components["parameters"]["HolidayPolicies.list.sort"];
        search?: components["parameters"]["HolidayPolicies.list.search"];
        leave_type?: components["parameters"]["HolidayPolicies.leave_type"];
        accrual_method?: components["parameters"]["HolidayPolicies.accrual_method"];
        is_default?: components["parameters"]["HolidayPolicies.is_default"];
        is_paid?: components["parameters"]["HolidayPolicies.is_paid"];
        auto_assign?: components["parameters"]["HolidayPolicies.auto_assign"];
        archived?: components["parameters"]["HolidayPolicies.archived"];
        archived_at?: components["parameters"]["HolidayPolicies.archived_at"];
        "-leave_type"?: components["parameters"]["HolidayPolicies.not.leave_type"];
        "-accrual_method"?: components["parameters"]["HolidayPolicies.not.accrual_method"];
        "-is_default"?: components["parameters"]["HolidayPolicies.not.is_default"];
        "-is_paid"?: components["parameters"]["HolidayPolicies.not.is_paid"];
        "-auto_assign"?: components["parameters"]["HolidayPolicies.not.auto_assign"];
        "-archived"?: components["parameters"]["HolidayPolicies.not.archived"];
        "-archived_at"?: components["parameters"]["HolidayPolicies.not.archived_at"];
        tenant?: components["parameters"]["tenant"];
      };
    };
    responses: {
      200: components["responses"]["HolidayPoliciesList"];
    };
  };
  "holidayPolicies.create": {
    parameters: {
      query?: {
        dry_run?: components["parameters"]["dryRun"];
        tenant?: components["parameters"]["tenant"];
      };
      header?: {
        "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
      };
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "name": "Study leave",
         *       "accrual_method": "upfront",
         *       "annual_days": 5
         *     }
         */
        "application/json": components["schemas"]["HolidayPoliciesCreate"];
      };
    };
    responses: {
      201: components["responses"]["HolidayPoliciesCreated"];
    };
  };
  "holidayPolicies.show": {
    parameters: {
      query?: {
        actions?: components["parameters"]["allActions"];
        tenant?: components["parameters"]["tenant"];
      };
      header?: {
        "If-None-Match"?: components["parameters"]["ifNoneMatch"];
      };
      path: {
        id: components["parameters"]["recordId"];
      };
    };
    responses: {
      200: components["responses"]["HolidayPoliciesShown"];
    };
  };
  "holidayPolicies.delete": {
    parameters: {
      query?: {
        dry_run?: components["parameters"]["dryRun"];
        tenant?: components["parameters"]["tenant"];
      };
      header?: {
        "If-Match"?: components["parameters"]["ifMatch"];
      };
      path: {
        id: components["parameters"]["recordId"];
      };
    };
    responses: {
      204: components["responses"]["Deleted"];
    };
  };
  "holidayPolicies.update": {
    parameters: {
      query?: {
        dry_run?: components["parameters"]["dryRun"];
        tenant?: components["parameters"]["tenant"];
      };
      header?: {
        "If-Match"?: components["parameters"]["ifMatch"];
      };
      path: {
        id: components["parameters"]["recordId"];
      };
    };
    requestBody: {
      content: {
        /** @example {} */
        "application/json": components["schemas"]["HolidayPoliciesChange"];
      };
    };
    responses: {
      200: components["responses"]["HolidayPoliciesChanged"];
    };
  };
  "holidayPolicies.listActions": {
    parameters: {
      query?: {
        tenant?: components["parameters"]["tenant"];
      };
    };
    responses: {
      200: components["responses"]["Actions"];
    };
  };
  "holidayPolicies.runBulkAction": {
    parameters: {
      query: {
        action: "archive" | "restore";
        search?: components["parameters"]["HolidayPolicies.list.search"];
        leave_type?: components["parameters"]["HolidayPolicies.leave_type"];
        accrual_method?: components["parameters"]["HolidayPolicies.accrual_method"];
        is_default?: components["parameters"]["HolidayPolicies.is_default"];
        is_paid?: components["parameters"]["HolidayPolicies.is_paid"];
        auto_assign?: components["parameters"]["HolidayPolicies.auto_assign"];
        archived?: components["parameters"]["HolidayPolicies.archived"];
        archived_at?: components["parameters"]["HolidayPolicies.archived_at"];
        "-leave_type"?: components["parameters"]["HolidayPolicies.not.leave_type"];
        "-accrual_method"?: components["parameters"]["HolidayPolicies.not.accrual_method"];
        "-is_default"?: components["parameters"]["HolidayPolicies.not.is_default"];
        "-is_paid"?: components["parameters"]["HolidayPolicies.not.is_paid"];
        "-auto_assign"?: components["parameters"]["HolidayPolicies.not.auto_assign"];
        "-archived"?: components["parameters"]["HolidayPolicies.not.archived"];
        "-archived_at"?: components["parameters"]["HolidayPolicies.not.archived_at"];
        dry_run?: components["parameters"]["dryRun"];
        tenant?: components["parameters"]["tenant"];
      };
      header?: {
        "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
      };
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["HolidayPoliciesArchiveAction"] | components["schemas"]["HolidayPoliciesRestoreAction"];
      };
    };
    responses: {
      200: components["responses"]["HolidayPoliciesBulkActedOn"];
    };
  };
  "holidayPolicies.runAction": {
    parameters: {
      query: {
        action: "archive" | "restore";
        dry_run?: components["parameters"]["dryRun"];
        tenant?: components["parameters"]["tenant"];
      };
      header?: {
        "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
      };
      path: {
        id: components["parameters"]["recordId"];
      };
    };
    requestBody?: {
      content: {
        "application/json": components["schemas"]["HolidayPoliciesArchiveParameters"] | components["schemas"]["HolidayPoliciesRestoreParameters"];
      };
    };
    responses: {
      200: components["responses"]["HolidayPoliciesActedOn"];
    };
  };
  "holidayPolicies.listFilters": {
    parameters: {
      query?: {
        only?: components["parameters"]["only"];
        tenant?: components["parameters"]["tenant"];
      };
    };
    responses: {
      200: components["responses"]["Filters"];
    };
  };
  "holidayPolicies.listGetters": {
    parameters: {
      query?: {
        tenant?: components["parameters"]["tenant"];
      };
    };
    responses: {
      200: components["responses"]["Getters"];
    };
  };
  "publicHolidays.list": {
    parameters: {
      query?: {
        page?: components["parameters"]["page"];
        perPage?: components["parameters"]["perPage"];
        cursor?: components["parameters"]["cursor"];
        sort?: components["parameters"]["PublicHolidays.list.sort"];
        search?: components["parameters"]["PublicHolidays.list.search"];
        related?: components["parameters"]["PublicHolidays.list.related"];
        include?: components["parameters"]["PublicHolidays.list.include"];
        date?: components["parameters"]["PublicHolidays.date"];
        is_half_day?: components["parameters"]["PublicHolidays.is_half_day"];
        country?: components["parameters"]["PublicHolidays.country"];
        work_location_id?: components["parameters"]["PublicHolidays.work_location_id"];
        "-date"?: components["parameters"]["PublicHolidays.not.date"];
        "-is_half_day"?: components["parameters"]["PublicHolidays.not.is_half_day"];
        "-country"?: components["parameters"]["PublicHolidays.not.country"];
        "-work_location_id"?: components["parameters"]["PublicHolidays.not.work_location_id"];
        tenant?: components["parameters"]["tenant"];
      };
    };
    responses: {
      200: components["responses"]["PublicHolidaysList"];
    };
  };
  "publicHolidays.create": {
    parameters: {
      query?: {
        related?: components["parameters"]["PublicHolidays.list.related"];
        include?: components["parameters"]["PublicHolidays.list.include"];
        dry_run?: components["parameters"]["dryRun"];
        tenant?: components["parameters"]["tenant"];
      };
      header?: {
        "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
      };
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "name": "National day",
         *       "date": "2026-12-01",
         *       "country": "RO"
         *     }
         */
        "application/json": components["schemas"]["PublicHolidaysCreate"];
      };
    };
    responses: {
      201: components["responses"]["PublicHolidaysCreated"];
    };
  };
  "publicHolidays.show": {
    parameters: {
      query?: {
        related?: components["parameters"]["PublicHolidays.list.related"];
        include?: components["parameters"]["PublicHolidays.list.include"];
        actions?: components["parameters"]["allActions"];
        tenant?: components["parameters"]["tenant"];
      };
      header?: {
        "If-None-Match"?: components["parameters"]["ifNoneMatch"];
      };
      path: {
        id: components["parameters"]["recordId"];
      };
    };
    responses: {
      200: components["responses"]["PublicHolidaysShown"];
    };
  };
  "publicHolidays.delete": {
    parameters: {
      query?: {
        dry_run?: components["parameters"]["dryRun"];
        tenant?: components["parameters"]["tenant"];
      };
      header?: {
        "If-Match"?: components["parameters"]["ifMatch"];
      };
      path: {
        id: components["parameters"]["recordId"];
      };
    };
    responses: {
      204: components["responses"]["Deleted"];
    };
  };
  "publicHolidays.update": {
    parameters: {
      query?: {
        related?: components["parameters"]["PublicHolidays.list.related"];
        include?: components["parameters"]["PublicHolidays.list.include"];
        dry_run?: components["parameters"]["dryRun"];
        tenant?: components["parameters"]["tenant"];
      };
      header?: {
        "If-Match"?: components["parameters"]["ifMatch"];
      };
      path: {
        id: components["parameters"]["recordId"];
      };
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "name": "Unity Day"
         *     }
         */
        "application/json": components["schemas"]["PublicHolidaysChange"];
      };
    };
    responses: {
      200: components["responses"]["PublicHolidaysChanged"];
    };
  };
  "publicHolidays.listActions": {
    parameters: {
      query?: {
        tenant?: components["parameters"]["tenant"];
      };
    };
    responses: {
      200: components["responses"]["Actions"];
    };
  };
  "publicHolidays.runBulkAction": {
    parameters: {
      query: {
        action: "copy-year";
        dry_run?: components["parameters"]["dryRun"];
        tenant?: components["parameters"]["tenant"];
      };
      header?: {
        "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
      };
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["PublicHolidaysCopyYearParameters"];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: unknown;
            message: string;
          };
        };
      };
    };
  };
  "publicHolidays.listFilters": {
    parameters: {
      query?: {
        only?: components["parameters"]["only"];
        tenant?: components["parameters"]["tenant"];
      };
    };
    responses: {
      200: components["responses"]["Filters"];
    };
  };
  "publicHolidays.listGetters": {
    parameters: {
      query?: {
        tenant?: components["parameters"]["tenant"];
      };
    };
    responses: {
      200: components["responses"]["Getters"];
    };
  };
  "benefits.list": {
    parameters: {
      query?: {
        page?: components["parameters"]["page"];
        perPage?: components["parameters"]["perPage"];
        cursor?: components["parameters"]["cursor"];
        sort?: components["parameters"]["Benefits.list.sort"];
        search?: components["parameters"]["Benefits.list.search"];
        name?: components["parameters"]["Benefits.name"];
        category?: components["parameters"]["Benefits.category"];
        frequency?: components["parameters"]["Benefits.frequency"];
        currency?: components["parameters"]["Benefits.currency"];
        is_active?: components["parameters"]["Benefits.is_active"];
        is_used?: components["parameters"]["Benefits.is_used"];
        provider?: components["parameters"]["Benefits.provider"];
        available_from?: components["parameters"]["Benefits.available_from"];
        available_until?: components["parameters"]["Benefits.available_until"];
        employee_cost?: components["parameters"]["Benefits.employee_cost"];
        employer_cost?: components["parameters"]["Benefits.employer_cost"];
        eligible_contract_types?: components["parameters"]["Benefits.eligible_contract_types"];
        "-name"?: components["parameters"]["Benefits.not.name"];
        "-category"?: components["parameters"]["Benefits.not.category"];
        "-frequency"?: components["parameters"]["Benefits.not.frequency"];
        "-currency"?: components["parameters"]["Benefits.not.currency"];
        "-is_active"?: components["parameters"]["Benefits.not.is_active"];
        "-is_used"?: components["parameters"]["Benefits.not.is_used"];
        "-provider"?: components["parameters"]["Benefits.not.provider"];
        "-available_from"?: components["parameters"]["Benefits.not.available_from"];
        "-available_until"?: components["parameters"]["Benefits.not.available_until"];
        "-employee_cost"?: components["parameters"]["Benefits.not.employee_cost"];
        "-employer_cost"?: components["parameters"]["Benefits.not.employer_cost"];
        "-eligible_contract_types"?: components["parameters"]["Benefits.not.eligible_contract_types"];
        tenant?: components["parameters"]["tenant"];
      };
    };
    responses: {
      200: components["responses"]["BenefitsList"];
    };
  };
  "benefits.create": {
    parameters: {
      query?: {
        dry_run?: components["parameters"]["dryRun"];
        tenant?: components["parameters"]["tenant"];
      };
      header?: {
        "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
      };
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "name": "Gym membership",
         *       "category": "wellness",
         *       "frequency": "monthly",
         *       "employer_cost": 20
         *     }
         */
        "application/json": components["schemas"]["BenefitsCreate"];
      };
    };
    responses: {
      201: components["responses"]["BenefitsCreated"];
    };
  };
  "benefits.show": {
    parameters: {
      query?: {
        actions?: components["parameters"]["allActions"];
        tenant?: components["parameters"]["tenant"];
      };
      header?: {
        "If-None-Match"?: components["parameters"]["ifNoneMatch"];
      };
      path: {
        id: components["parameters"]["recordId"];
      };
    };
    responses: {
      200: components["responses"]["BenefitsShown"];
    };
  };
  "benefits.delete": {
    parameters: {
      query?: {
        dry_run?: components["parameters"]["dryRun"];
        tenant?: components["parameters"]["tenant"];
      };
      header?: {
        "If-Match"?: components["parameters"]["ifMatch"];
      };
      path: {
        id: components["parameters"]["recordId"];
      };
    };
    responses: {
      204: components["responses"]["Deleted"];
    };
  };
  "benefits.update": {
    parameters: {
      query?: {
        dry_run?: components["parameters"]["dryRun"];
        tenant?: components["parameters"]["tenant"];
      };
      header?: {
        "If-Match"?: components["parameters"]["ifMatch"];
      };
      path: {
        id: components["parameters"]["recordId"];
      };
    };
    requestBody: {
      content: {
        /** @example {} */
        "application/json": components["schemas"]["BenefitsChange"];
      };
    };
    responses: {
      200: components["responses"]["BenefitsChanged"];
    };
  };
  "benefits.listActions": {
    parameters: {
      query?: {
        tenant?: components["parameters"]["tenant"];
      };
    };
    responses: {
      200: components["responses"]["Actions"];
    };
  };
  "benefits.runAction": {
    parameters: {
      query: {
        action: "assign";
        dry_run?: components["parameters"]["dryRun"];
        tenant?: components["parameters"]["tenant"];
      };
      header?: {
        "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
      };
      path: {
        id: components["parameters"]["recordId"];
      };
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["BenefitsAssignParameters"];
      };
    };
    responses: {
      200: components["responses"]["BenefitsActedOn"];
    };
  };
  "benefits.listFilters": {
    parameters: {
      query?: {
        only?: components["parameters"]["only"];
        tenant?: components["parameters"]["tenant"];
      };
    };
    responses: {
      200: components["responses"]["Filters"];
    };
  };
  "benefits.listGetters": {
    parameters: {
      query?: {
        tenant?: components["parameters"]["tenant"];
      };
    };
    responses: {
      200: components["responses"]["Getters"];
    };
  };
  "employeeBenefits.list": {
    parameters: {
      query?: {
        page?: components["parameters"]["page"];
        perPage?: components["parameters"]["perPage"];
        cursor?: components["parameters"]["cursor"];
        sort?: components["parameters"]["EmployeeBenefits.list.sort"];
        related?: components["parameters"]["EmployeeBenefits.list.related"];
        include?: components["parameters"]["EmployeeBenefits.list.include"];
        employee_id?: components["parameters"]["EmployeeBenefits.employee_id"];
        benefit_id?: components["parameters"]["EmployeeBenefits.benefit_id"];
        status?: components["parameters"]["EmployeeBenefits.status"];
        frequency?: components["parameters"]["EmployeeBenefits.frequency"];
        currency?: components["parameters"]["EmployeeBenefits.currency"];
        start_date?: components["parameters"]["EmployeeBenefits.start_date"];
        end_date?: components["parameters"]["EmployeeBenefits.end_date"];
        category?: components["parameters"]["EmployeeBenefits.category"];
        employer_cost?: components["parameters"]["EmployeeBenefits.employer_cost"];
        employee_cost?: components["parameters"]["EmployeeBenefits.employee_cost"];
        department_id?: components["parameters"]["EmployeeBenefits.department_id"];
        charged?: components["parameters"]["EmployeeBenefits.charged"];
        "-employee_id"?: components["parameters"]["EmployeeBenefits.not.employee_id"];
        "-benefit_id"?: components["parameters"]["EmployeeBenefits.not.benefit_id"];
        "-status"?: components["parameters"]["EmployeeBenefits.not.status"];
        "-frequency"?: components["parameters"]["EmployeeBenefits.not.frequency"];
        "-currency"?: components["parameters"]["EmployeeBenefits.not.currency"];
        "-start_date"?: components["parameters"]["EmployeeBenefits.not.start_date"];
        "-end_date"?: components["parameters"]["EmployeeBenefits.not.end_date"];
        "-category"?: components["parameters"]["EmployeeBenefits.not.category"];
        "-employer_cost"?: components["parameters"]["EmployeeBenefits.not.employer_cost"];
        "-employee_cost"?: components["parameters"]["EmployeeBenefits.not.employee_cost"];
        "-department_id"?: components["parameters"]["EmployeeBenefits.not.department_id"];
        "-charged"?: components["parameters"]["EmployeeBenefits.not.charged"];
        tenant?: components["parameters"]["tenant"];
      };
    };
    responses: {
      200: components["responses"]["EmployeeBenefitsList"];
    };
  };
  "employeeBenefits.create": {
    parameters: {
      query?: {
        related?: components["parameters"]["EmployeeBenefits.list.related"];
        include?: components["parameters"]["EmployeeBenefits.list.include"];
        dry_run?: components["parameters"]["dryRun"];
        tenant?: components["parameters"]["tenant"];
      };
      header?: {
        "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
      };
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "employee_id": "01K0A6W2Z6Q6X1H2M9C3J5T7VN",
         *       "benefit_id": "01K0A6W2Z6Q6X1H2M9C3J5T7VN",
         *       "start_date": "2026-08-01"
         *     }
         */
        "application/json": components["schemas"]["EmployeeBenefitsCreate"];
      };
    };
    responses: {
      201: components["responses"]["EmployeeBenefitsCreated"];
    };
  };
  "employeeBenefits.show": {
    parameters: {
      query?: {
        related?: components["parameters"]["EmployeeBenefits.list.related"];
        include?: components["parameters"]["EmployeeBenefits.list.include"];
        actions?: components["parameters"]["allActions"];
        tenant?: components["parameters"]["tenant"];
      };
      header?: {
        "If-None-Match"?: components["parameters"]["ifNoneMatch"];
      };
      path: {
        id: components["parameters"]["recordId"];
      };
    };
    responses: {
      200: components["responses"]["EmployeeBenefitsShown"];
    };
  };
  "employeeBenefits.delete": {
    parameters: {
      query?: {
        dry_run?: components["parameters"]["dryRun"];
        tenant?: components["parameters"]["tenant"];
      };
      header?: {
        "If-Match"?: components["parameters"]["ifMatch"];
      };
      path: {
        id: components["parameters"]["recordId"];
      };
    };
    responses: {
      204: components["responses"]["Deleted"];
    };
  };
  "employeeBenefits.update": {
    parameters: {
      query?: {
        related?: components["parameters"]["EmployeeBenefits.list.related"];
        include?: components["parameters"]["EmployeeBenefits.list.include"];
        dry_run?: components["parameters"]["dryRun"];
        tenant?: components["parameters"]["tenant"];
      };
      header?: {
        "If-Match"?: components["parameters"]["ifMatch"];
      };
      path: {
        id: components["parameters"]["recordId"];
      };
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "end_date": "2026-12-31"
         *     }
         */
        "application/json": components["schemas"]["EmployeeBenefitsChange"];
      };
    };
    responses: {
      200: components["responses"]["EmployeeBenefitsChanged"];
    };
  };
  "employeeBenefits.listActions": {
    parameters: {
      query?: {
        tenant?: components["parameters"]["tenant"];
      };
    };
    responses: {
      200: components["responses"]["Actions"];
    };
  };
  "employeeBenefits.runBulkAction": {
    parameters: {
      query: {
        action: "end";
        related?: components["parameters"]["EmployeeBenefits.list.related"];
        include?: components["parameters"]["EmployeeBenefits.list.include"];
        employee_id?: components["parameters"]["EmployeeBenefits.employee_id"];
        benefit_id?: components["parameters"]["EmployeeBenefits.benefit_id"];
        status?: components["parameters"]["EmployeeBenefits.status"];
        frequency?: components["parameters"]["EmployeeBenefits.frequency"];
        currency?: components["parameters"]["EmployeeBenefits.currency"];
        start_date?: components["parameters"]["EmployeeBenefits.start_date"];
        end_date?: components["parameters"]["EmployeeBenefits.end_date"];
        category?: components["parameters"]["EmployeeBenefits.category"];
        employer_cost?: components["parameters"]["EmployeeBenefits.employer_cost"];
        employee_cost?: components["parameters"]["EmployeeBenefits.employee_cost"];
        department_id?: components["parameters"]["EmployeeBenefits.department_id"];
        charged?: components["parameters"]["EmployeeBenefits.charged"];
        "-employee_id"?: components["parameters"]["EmployeeBenefits.not.employee_id"];
        "-benefit_id"?: components["parameters"]["EmployeeBenefits.not.benefit_id"];
        "-status"?: components["parameters"]["EmployeeBenefits.not.status"];
        "-frequency"?: components["parameters"]["EmployeeBenefits.not.frequency"];
        "-currency"?: components["parameters"]["EmployeeBenefits.not.currency"];
        "-start_date"?: components["parameters"]["EmployeeBenefits.not.start_date"];
        "-end_date"?: components["parameters"]["EmployeeBenefits.not.end_date"];
        "-category"?: components["parameters"]["EmployeeBenefits.not.category"];
        "-employer_cost"?: components["parameters"]["EmployeeBenefits.not.employer_cost"];
        "-employee_cost"?: components["parameters"]["EmployeeBenefits.not.employee_cost"];
        "-department_id"?: components["parameters"]["EmployeeBenefits.not.department_id"];
        "-charged"?: components["parameters"]["EmployeeBenefits.not.charged"];
        dry_run?: components["parameters"]["dryRun"];
        tenant?: components["parameters"]["tenant"];
      };
      header?: {
        "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
      };
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["EmployeeBenefitsEndAction"];
      };
    };
    responses: {
      200: components["responses"]["EmployeeBenefitsBulkActedOn"];
    };
  };
  "employeeBenefits.runAction": {
    parameters: {
      query: {
        action: "end";
        related?: components["parameters"]["EmployeeBenefits.list.related"];
        include?: components["parameters"]["EmployeeBenefits.list.include"];
        dry_run?: components["parameters"]["dryRun"];
        tenant?: components["parameters"]["tenant"];
      };
      header?: {
        "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
      };
      path: {
        id: components["parameters"]["recordId"];
      };
    };
    requestBody?: {
      content: {
        "application/json": components["schemas"]["EmployeeBenefitsEndParameters"];
      };
    };
    responses: {
      200: components["responses"]["EmployeeBenefitsActedOn"];
    };
  };
  "employeeBenefits.listFilters": {
    parameters: {
      query?: {
        only?: components["parameters"]["only"];
        tenant?: components["parameters"]["tenant"];
      };
    };
    responses: {
      200: components["responses"]["Filters"];
    };
  };
  "employeeBenefits.listGetters": {
    parameters: {
      query?: {
        tenant?: components["parameters"]["tenant"];
      };
    };
    responses: {
      200: components["responses"]["Getters"];
    };
  };
  "employeeBenefits.getters.benefitCosts": {
    parameters: {
      query?: {
        date?: components["schemas"]["FilterDate"];
        group?: "benefit" | "category" | "department" | "employee";
        sort?: components["parameters"]["EmployeeBenefits.list.sort"];
        employee_id?: components["parameters"]["EmployeeBenefits.employee_id"];
        benefit_id?: components["parameters"]["EmployeeBenefits.benefit_id"];
        status?: components["parameters"]["EmployeeBenefits.status"];
        frequency?: components["parameters"]["EmployeeBenefits.frequency"];
        currency?: components["parameters"]["EmployeeBenefits.currency"];
        start_date?: components["parameters"]["EmployeeBenefits.start_date"];
        end_date?: components["parameters"]["EmployeeBenefits.end_date"];
        category?: components["parameters"]["EmployeeBenefits.category"];
        employer_cost?: components["parameters"]["EmployeeBenefits.employer_cost"];
        employee_cost?: components["parameters"]["EmployeeBenefits.employee_cost"];
        department_id?: components["parameters"]["EmployeeBenefits.department_id"];
        charged?: components["parameters"]["EmployeeBenefits.charged"];
        "-employee_id"?: components["parameters"]["EmployeeBenefits.not.employee_id"];
        "-benefit_id"?: components["parameters"]["EmployeeBenefits.not.benefit_id"];
        "-status"?: components["parameters"]["EmployeeBenefits.not.status"];
        "-frequency"?: components["parameters"]["EmployeeBenefits.not.frequency"];
        "-currency"?: components["parameters"]["EmployeeBenefits.not.currency"];
        "-start_date"?: components["parameters"]["EmployeeBenefits.not.start_date"];
        "-end_date"?: components["parameters"]["EmployeeBenefits.not.end_date"];
        "-category"?: components["parameters"]["EmployeeBenefits.not.category"];
        "-employer_cost"?: components["parameters"]["EmployeeBenefits.not.employer_cost"];
        "-employee_cost"?: components["parameters"]["EmployeeBenefits.not.employee_cost"];
        "-department_id"?: components["parameters"]["EmployeeBenefits.not.department_id"];
        "-charged"?: components["parameters"]["EmployeeBenefits.not.charged"];
        tenant?: components["parameters"]["tenant"];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: {
              period: {
                from: string;
                to: string;
              };
              currencies: {
                currency: string;
                employer_total: number;
                employee_total: number;
                total_cost: number;
                charges: number;
                enrolments: number;
                projected_yearly: number;
                links: {
                  enrolments: string | null;
                  active: string | null;
                };
                rows: {
                  id: string | null;
                  name: string;
                  employer_total: number;
                  employee_total: number;
                  total_cost: number;
                  charges: number;
                  enrolments: number;
                  links: {
                    enrolments: string | null;
                  };
                }[];
              }[];
            };
            meta?: {
              [key: string]: unknown;
            };
          };
        };
      };
    };
  };
  "timesheets.list": {
    parameters: {
      query?: {
        page?: components["parameters"]["page"];
        perPage?: components["parameters"]["perPage"];
        cursor?: components["parameters"]["cursor"];
        sort?: components["parameters"]["Timesheets.list.sort"];
        search?: components["parameters"]["Timesheets.list.search"];
        related?: components["parameters"]["Timesheets.list.related"];
        include?: components["parameters"]["Timesheets.list.include"];
        id?: components["parameters"]["Timesheets.id"];
        employee_id?: components["parameters"]["Timesheets.employee_id"];
        project_id?: components["parameters"]["Timesheets.project_id"];
        task_id?: components["parameters"]["Timesheets.task_id"];
        client_id?: components["parameters"]["Timesheets.client_id"];
        date?: components["parameters"]["Timesheets.date"];
        is_billable?: components["parameters"]["Timesheets.is_billable"];
        is_running?: components["parameters"]["Timesheets.is_running"];
        is_locked?: components["parameters"]["Timesheets.is_locked"];
        locked_reason?: components["parameters"]["Timesheets.locked_reason"];
        approval_status?: components["parameters"]["Timesheets.approval_status"];
        billing_status?: components["parameters"]["Timesheets.billing_status"];
        invoice_line_id?: components["parameters"]["Timesheets.invoice_line_id"];
        timesheet_submission_id?: components["parameters"]["Timesheets.timesheet_submission_id"];
        manager_employee_id?: components["parameters"]["Timesheets.manager_employee_id"];
        worked_minutes?: components["parameters"]["Timesheets.worked_minutes"];
        started_at?: components["parameters"]["Timesheets.started_at"];
        created_at?: components["parameters"]["Timesheets.created_at"];
        updated_at?: components["parameters"]["Timesheets.updated_at"];
        "-id"?: components["parameters"]["Timesheets.not.id"];
        "-employee_id"?: components["parameters"]["Timesheets.not.employee_id"];
        "-project_id"?: components["parameters"]["Timesheets.not.project_id"];
        "-task_id"?: components["parameters"]["Timesheets.not.task_id"];
        "-client_id"?: components["parameters"]["Timesheets.not.client_id"];
        "-date"?: components["parameters"]["Timesheets.not.date"];
        "-is_billable"?: components["parameters"]["Timesheets.not.is_billable"];
        "-is_running"?: components["parameters"]["Timesheets.not.is_running"];
        "-is_locked"?: components["parameters"]["Timesheets.not.is_locked"];
        "-locked_reason"?: components["parameters"]["Timesheets.not.locked_reason"];
        "-approval_status"?: components["parameters"]["Timesheets.not.approval_status"];
        "-billing_status"?: components["parameters"]["Timesheets.not.billing_status"];
        "-invoice_line_id"?: components["parameters"]["Timesheets.not.invoice_line_id"];
        "-timesheet_submission_id"?: components["parameters"]["Timesheets.not.timesheet_submission_id"];
        "-manager_employee_id"?: components["parameters"]["Timesheets.not.manager_employee_id"];
        "-worked_minutes"?: components["parameters"]["Timesheets.not.worked_minutes"];
        "-started_at"?: components["parameters"]["Timesheets.not.started_at"];
        "-created_at"?: components["parameters"]["Timesheets.not.created_at"];
        "-updated_at"?: components["parameters"]["Timesheets.not.updated_at"];
        group?: "employee_id" | "project_id" | "task_id";
        group_client_id?: components["schemas"]["FilterIds"];
        tenant?: components["parameters"]["tenant"];
      };
    };
    responses: {
      200: components["responses"]["TimesheetsList"];
    };
  };
  "timesheets.create": {
    parameters: {
      query?: {
        related?: components["parameters"]["Timesheets.list.related"];
        include?: components["parameters"]["Timesheets.list.include"];
        dry_run?: components["parameters"]["dryRun"];
        tenant?: components["parameters"]["tenant"];
      };
      header?: {
        "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
      };
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "employee_id": "01K0A6W2Z6Q6X1H2M9C3J5T7VN",
         *       "date": "2026-07-13",
         *       "worked_minutes": 90
         *     }
         */
        "application/json": components["schemas"]["TimesheetsCreate"];
      };
    };
    responses: {
      201: components["responses"]["TimesheetsCreated"];
    };
  };
  "timesheets.show": {
    parameters: {
      query?: {
        related?: components["parameters"]["Timesheets.list.related"];
        include?: components["parameters"]["Timesheets.list.include"];
        actions?: components["parameters"]["allActions"];
        tenant?: components["parameters"]["tenant"];
      };
      header?: {
        "If-None-Match"?: components["parameters"]["ifNoneMatch"];
      };
      path: {
        id: components["parameters"]["recordId"];
      };
    };
    responses: {
      200: components["responses"]["TimesheetsShown"];
    };
  };
  "timesheets.delete": {
    parameters: {
      query?: {
        dry_run?: components["parameters"]["dryRun"];
        tenant?: components["parameters"]["tenant"];
      };
      header?: {
        "If-Match"?: components["parameters"]["ifMatch"];
      };
      path: {
        id: components["parameters"]["recordId"];
      };
    };
    responses: {
      204: components["responses"]["Deleted"];
    };
  };
  "timesheets.update": {
    parameters: {
      query?: {
        related?: components["parameters"]["Timesheets.list.related"];
        include?: components["parameters"]["Timesheets.list.include"];
        dry_run?: components["parameters"]["dryRun"];
        tenant?: components["parameters"]["tenant"];
      };
      header?: {
        "If-Match"?: components["parameters"]["ifMatch"];
      };
      path: {
        id: components["parameters"]["recordId"];
      };
    };
    requestBody: {
      content: {
        /** @example {} */
        "application/json": components["schemas"]["TimesheetsChange"];
      };
    };
    responses: {
      200: components["responses"]["TimesheetsChanged"];
    };
  };
  "timesheets.listActions": {
    parameters: {
      query?: {
        tenant?: components["parameters"]["tenant"];
      };
    };
    responses: {
      200: components["responses"]["Actions"];
    };
  };
  "timesheets.runBulkAction": {
    parameters: {
      query: {
        action: "stop-timesheet-timer" | "download-report" | "start-timesheet-timer";
        search?: components["parameters"]["Timesheets.list.search"];
        related?: components["parameters"]["Timesheets.list.related"];
        include?: components["parameters"]["Timesheets.list.include"];
        sort?: components["parameters"]["Timesheets.list.sort"];
        id?: components["parameters"]["Timesheets.id"];
        employee_id?: components["parameters"]["Timesheets.employee_id"];
        project_id?: components["parameters"]["Timesheets.project_id"];
        task_id?: components["parameters"]["Timesheets.task_id"];
        client_id?: components["parameters"]["Timesheets.client_id"];
        date?: components["parameters"]["Timesheets.date"];
        is_billable?: components["parameters"]["Timesheets.is_billable"];
        is_running?: components["parameters"]["Timesheets.is_running"];
        is_locked?: components["parameters"]["Timesheets.is_locked"];
        locked_reason?: components["parameters"]["Timesheets.locked_reason"];
        approval_status?: components["parameters"]["Timesheets.approval_status"];
        billing_status?: components["parameters"]["Timesheets.billing_status"];
        invoice_line_id?: components["parameters"]["Timesheets.invoice_line_id"];
        timesheet_submission_id?: components["parameters"]["Timesheets.timesheet_submission_id"];
        manager_employee_id?: components["parameters"]["Timesheets.manager_employee_id"];
        worked_minutes?: components["parameters"]["Timesheets.worked_minutes"];
        started_at?: components["parameters"]["Timesheets.started_at"];
        created_at?: components["parameters"]["Timesheets.created_at"];
        updated_at?: components["parameters"]["Timesheets.updated_at"];
        "-id"?: components["parameters"]["Timesheets.not.id"];
        "-employee_id"?: components["parameters"]["Timesheets.not.employee_id"];
        "-project_id"?: components["parameters"]["Timesheets.not.project_id"];
        "-task_id"?: components["parameters"]["Timesheets.not.task_id"];
        "-client_id"?: components["parameters"]["Timesheets.not.client_id"];
        "-date"?: components["parameters"]["Timesheets.not.date"];
        "-is_billable"?: components["parameters"]["Timesheets.not.is_billable"];
        "-is_running"?: components["parameters"]["Timesheets.not.is_running"];
        "-is_locked"?: components["parameters"]["Timesheets.not.is_locked"];
        "-locked_reason"?: components["parameters"]["Timesheets.not.locked_reason"];
        "-approval_status"?: components["parameters"]["Timesheets.not.approval_status"];
        "-billing_status"?: components["parameters"]["Timesheets.not.billing_status"];
        "-invoice_line_id"?: components["parameters"]["Timesheets.not.invoice_line_id"];
        "-timesheet_submission_id"?: components["parameters"]["Timesheets.not.timesheet_submission_id"];
        "-manager_employee_id"?: components["parameters"]["Timesheets.not.manager_employee_id"];
        "-worked_minutes"?: components["parameters"]["Timesheets.not.worked_minutes"];
        "-started_at"?: components["parameters"]["Timesheets.not.started_at"];
        "-created_at"?: components["parameters"]["Timesheets.not.created_at"];
        "-updated_at"?: components["parameters"]["Timesheets.not.updated_at"];
        dry_run?: components["parameters"]["dryRun"];
        tenant?: components["parameters"]["tenant"];
      };
      header?: {
        "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
      };
    };
    requestBody?: {
      content: {
        "application/json": components["schemas"]["TimesheetsStopTimesheetTimerAction"] | components["schemas"]["TimesheetsDownloadReportAction"] | components["schemas"]["TimesheetsStartTimesheetTimerAnew"];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: unknown;
            message: string;
            meta?: {
              stopped_timesheet_id: string | null;
            };
          };
          "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
        };
      };
    };
  };
  "timesheets.runAction": {
    parameters: {
      query: {
        action: "start-timesheet-timer" | "stop-timesheet-timer";
        related?: components["parameters"]["Timesheets.list.related"];
        include?: components["parameters"]["Timesheets.list.include"];
        dry_run?: components["parameters"]["dryRun"];
        tenant?: components["parameters"]["tenant"];
      };
      header?: {
        "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
      };
      path: {
        id: components["parameters"]["recordId"];
      };
    };
    requestBody?: {
      content: {
        "application/json": components["schemas"]["TimesheetsStartTimesheetTimerParameters"] | components["schemas"]["TimesheetsStopTimesheetTimerParameters"];
      };
    };
    responses: {
      200: components["responses"]["TimesheetsActedOn"];
    };
  };
  "timesheets.listFilters": {
    parameters: {
      query?: {
        only?: components["parameters"]["only"];
        tenant?: components["parameters"]["tenant"];
      };
    };
    responses: {
      200: components["responses"]["Filters"];
    };
  };
  "timesheets.listGetters": {
    parameters: {
      query?: {
        tenant?: components["parameters"]["tenant"];
      };
    };
    responses: {
      200: components["responses"]["Getters"];
    };
  };
  "timesheets.getters.currentTimer": {
    parameters: {
      query?: {
        employee_id?: components["schemas"]["FilterId"];
        tenant?: components["parameters"]["tenant"];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: Record<string, never> | null;
            meta?: {
              [key: string]: unknown;
            };
          };
        };
      };
    };
  };
  "timesheetSubmissions.list": {
    parameters: {
      query?: {
        page?: components["parameters"]["page"];
        perPage?: components["parameters"]["perPage"];
        cursor?: components["parameters"]["cursor"];
        sort?: components["parameters"]["TimesheetSubmissions.list.sort"];
        search?: components["parameters"]["TimesheetSubmissions.list.search"];
        related?: components["parameters"]["TimesheetSubmissions.list.related"];
        include?: components["parameters"]["TimesheetSubmissions.list.include"];
        id?: components["parameters"]["TimesheetSubmissions.id"];
        employee_id?: components["parameters"]["TimesheetSubmissions.employee_id"];
        status?: components["parameters"]["TimesheetSubmissions.status"];
        week_start?: components["parameters"]["TimesheetSubmissions.week_start"];
        manager_employee_id?: components["parameters"]["TimesheetSubmissions.manager_employee_id"];
        decidable?: components["parameters"]["TimesheetSubmissions.decidable"];
        submitted_at?: components["parameters"]["TimesheetSubmissions.submitted_at"];
        decided_at?: components["parameters"]["TimesheetSubmissions.decided_at"];
        created_at?: components["parameters"]["TimesheetSubmissions.created_at"];
        updated_at?: components["parameters"]["TimesheetSubmissions.updated_at"];
        "-id"?: components["parameters"]["TimesheetSubmissions.not.id"];
        "-employee_id"?: components["parameters"]["TimesheetSubmissions.not.employee_id"];
        "-status"?: components["parameters"]["TimesheetSubmissions.not.status"];
        "-week_start"?: components["parameters"]["TimesheetSubmissions.not.week_start"];
        "-manager_employee_id"?: components["parameters"]["TimesheetSubmissions.not.manager_employee_id"];
        "-decidable"?: components["parameters"]["TimesheetSubmissions.not.decidable"];
        "-submitted_at"?: components["parameters"]["TimesheetSubmissions.not.submitted_at"];
        "-decided_at"?: components["parameters"]["TimesheetSubmissions.not.decided_at"];
        "-created_at"?: components["parameters"]["TimesheetSubmissions.not.created_at"];
        "-updated_at"?: components["parameters"]["TimesheetSubmissions.not.updated_at"];
        tenant?: components["parameters"]["tenant"];
      };
    };
    responses: {
      200: components["responses"]["TimesheetSubmissionsList"];
    };
  };
  "timesheetSubmissions.create": {
    parameters: {
      query?: {
        related?: components["parameters"]["TimesheetSubmissions.list.related"];
        include?: components["parameters"]["TimesheetSubmissions.list.include"];
        dry_run?: components["parameters"]["dryRun"];
        tenant?: components["parameters"]["tenant"];
      };
      header?: {
        "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
      };
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "employee_id": "01K0A6W2Z6Q6X1H2M9C3J5T7VN",
         *       "week_start": "2026-06-01"
         *     }
         */
        "application/json": components["schemas"]["TimesheetSubmissionsCreate"];
      };
    };
    responses: {
      201: components["responses"]["TimesheetSubmissionsCreated"];
    };
  };
  "timesheetSubmissions.show": {
    parameters: {
      query?: {
        related?: components["parameters"]["TimesheetSubmissions.list.related"];
        include?: components["parameters"]["TimesheetSubmissions.list.include"];
        actions?: components["parameters"]["allActions"];
        tenant?: components["parameters"]["tenant"];
      };
      header?: {
        "If-None-Match"?: components["parameters"]["ifNoneMatch"];
      };
      path: {
        id: components["parameters"]["recordId"];
      };
    };
    responses: {
      200: components["responses"]["TimesheetSubmissionsShown"];
    };
  };
  "timesheetSubmissions.delete": {
    parameters: {
      query?: {
        dry_run?: components["parameters"]["dryRun"];
        tenant?: components["parameters"]["tenant"];
      };
      header?: {
        "If-Match"?: components["parameters"]["ifMatch"];
      };
      path: {
        id: components["parameters"]["recordId"];
      };
    };
    responses: {
      204: components["responses"]["Deleted"];
    };
  };
  "timesheetSubmissions.update": {
    parameters: {
      query?: {
        related?: components["parameters"]["TimesheetSubmissions.list.related"];
        include?: components["parameters"]["TimesheetSubmissions.list.include"];
        dry_run?: components["parameters"]["dryRun"];
        tenant?: components["parameters"]["tenant"];
      };
      header?: {
        "If-Match"?: components["parameters"]["ifMatch"];
      };
      path: {
        id: components["parameters"]["recordId"];
      };
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "comment": "No time on Friday because I was ill."
         *     }
         */
        "application/json": components["schemas"]["TimesheetSubmissionsChange"];
      };
    };
    responses: {
      200: components["responses"]["TimesheetSubmissionsChanged"];
    };
  };
  "timesheetSubmissions.listActions": {
    parameters: {
      query?: {
        tenant?: components["parameters"]["tenant"];
      };
    };
    responses: {
      200: components["responses"]["Actions"];
    };
  };
  "timesheetSubmissions.runBulkAction": {
    parameters: {
      query: {
        action: "submit" | "approve" | "reject" | "reopen";
        search?: components["parameters"]["TimesheetSubmissions.list.search"];
        related?: components["parameters"]["TimesheetSubmissions.list.related"];
        include?: components["parameters"]["TimesheetSubmissions.list.include"];
        id?: components["parameters"]["TimesheetSubmissions.id"];
        employee_id?: components["parameters"]["TimesheetSubmissions.employee_id"];
        status?: components["parameters"]["TimesheetSubmissions.status"];
        week_start?: components["parameters"]["TimesheetSubmissions.week_start"];
        manager_employee_id?: components["parameters"]["TimesheetSubmissions.manager_employee_id"];
        decidable?: components["parameters"]["TimesheetSubmissions.decidable"];
        submitted_at?: components["parameters"]["TimesheetSubmissions.submitted_at"];
        decided_at?: components["parameters"]["TimesheetSubmissions.decided_at"];
        created_at?: components["parameters"]["TimesheetSubmissions.created_at"];
        updated_at?: components["parameters"]["TimesheetSubmissions.updated_at"];
        "-id"?: components["parameters"]["TimesheetSubmissions.not.id"];
        "-employee_id"?: components["parameters"]["TimesheetSubmissions.not.employee_id"];
        "-status"?: components["parameters"]["TimesheetSubmissions.not.status"];
        "-week_start"?: components["parameters"]["TimesheetSubmissions.not.week_start"];
        "-manager_employee_id"?: components["parameters"]["TimesheetSubmissions.not.manager_employee_id"];
        "-decidable"?: components["parameters"]["TimesheetSubmissions.not.decidable"];
        "-submitted_at"?: components["parameters"]["TimesheetSubmissions.not.submitted_at"];
        "-decided_at"?: components["parameters"]["TimesheetSubmissions.not.decided_at"];
        "-created_at"?: components["parameters"]["TimesheetSubmissions.not.created_at"];
        "-updated_at"?: components["parameters"]["TimesheetSubmissions.not.updated_at"];
        dry_run?: components["parameters"]["dryRun"];
        tenant?: components["parameters"]["tenant"];
      };
      header?: {
        "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
      };
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["TimesheetSubmissionsSubmitAction"] | components["schemas"]["TimesheetSubmissionsApproveAction"] | components["schemas"]["TimesheetSubmissionsRejectAction"] | components["schemas"]["TimesheetSubmissionsReopenAction"] | components["schemas"]["TimesheetSubmissionsSubmitAnew"];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: unknown;
            message: string;
          };
        };
      };
    };
  };
  "timesheetSubmissions.runAction": {
    parameters: {
      query: {
        action: "submit" | "approve" | "reject" | "reopen";
        related?: components["parameters"]["TimesheetSubmissions.list.related"];
        include?: components["parameters"]["TimesheetSubmissions.list.include"];
        dry_run?: components["parameters"]["dryRun"];
        tenant?: components["parameters"]["tenant"];
      };
      header?: {
        "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
      };
      path: {
        id: components["parameters"]["recordId"];
      };
    };
    requestBody?: {
      content: {
        "application/json": components["schemas"]["TimesheetSubmissionsSubmitParameters"] | components["schemas"]["TimesheetSubmissionsApproveParameters"] | components["schemas"]["TimesheetSubmissionsRejectParameters"] | components["schemas"]["TimesheetSubmissionsReopenParameters"];
      };
    };
    responses: {
      200: components["responses"]["TimesheetSubmissionsActedOn"];
    };
  };
  "timesheetSubmissions.listFilters": {
    parameters: {
      query?: {
        only?: components["parameters"]["only"];
        tenant?: components["parameters"]["tenant"];
      };
    };
    responses: {
      200: components["responses"]["Filters"];
    };
  };
  "timesheetSubmissions.listGetters": {
    parameters: {
      query?: {
        tenant?: components["parameters"]["tenant"];
      };
    };
    responses: {
      200: components["responses"]["Getters"];
    };
  };
  "timesheetSubmissions.getters.weeklyApprovalReport": {
    parameters: {
      query?: {
        date?: components["schemas"]["FilterDate"];
        department_id?: components["schemas"]["FilterIds"];
        manager_employee_id?: components["schemas"]["FilterIds"];
        employee_id?: components["schemas"]["FilterTexts"];
        status?: ("not_submitted" | "draft" | "submitted" | "approved" | "rejected")[];
        page?: components["parameters"]["page"];
        perPage?: components["parameters"]["perPage"];
        tenant?: components["parameters"]["tenant"];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: {
              week_start: string;
              week_end: string;
              totals: {
                employees: number;
                not_submitted: number;
                draft: number;
                submitted: number;
                approved: number;
                rejected: number;
                missing_hours: number;
                submission_rate: number | null;
                approval_rate: number | null;
                expected_minutes: number;
                worked_minutes: number;
                missing_minutes: number;
                overtime_minutes: number;
              };
              employees: {
                employee_id: string;
                name: string;
                manager_employee_id: string | null;
                timesheet_submission_id: string | null;
                /** @enum {string} */
                status: "not_submitted" | "draft" | "submitted" | "approved" | "rejected";
                expected_minutes: number;
                worked_minutes: number;
                missing_minutes: number;
                overtime_minutes: number;
                is_missing_hours: boolean;
                submitted_at: string | null;
                decided_at: string | null;
                links: {
                  timesheets: string | null;
                };
              }[];
            }[];
            meta?: {
              [key: string]: unknown;
            };
          };
        };
      };
    };
  };
  "projects.list": {
    parameters: {
      query?: {
        page?: components["parameters"]["page"];
        perPage?: components["parameters"]["perPage"];
        cursor?: components["parameters"]["cursor"];
        sort?: components["parameters"]["Projects.list.sort"];
        search?: components["parameters"]["Projects.list.search"];
        related?: components["parameters"]["Projects.list.related"];
        include?: components["parameters"]["Projects.list.include"];
        id?: components["parameters"]["Projects.id"];
        archived?: components["parameters"]["Projects.archived"];
        client_id?: components["parameters"]["Projects.client_id"];
        manager_employee_id?: components["parameters"]["Projects.manager_employee_id"];
        billing_model?: components["parameters"]["Projects.billing_model"];
        budget_type?: components["parameters"]["Projects.budget_type"];
        currency?: components["parameters"]["Projects.currency"];
        name?: components["parameters"]["Projects.name"];
        code?: components["parameters"]["Projects.code"];
        client_name?: components["parameters"]["Projects.client_name"];
        starts_at?: components["parameters"]["Projects.starts_at"];
        ends_at?: components["parameters"]["Projects.ends_at"];
        created_at?: components["parameters"]["Projects.created_at"];
        updated_at?: components["parameters"]["Projects.updated_at"];
        archived_at?: components["parameters"]["Projects.archived_at"];
        budget?: components["parameters"]["Projects.budget"];
        employee_id?: components["parameters"]["Projects.employee_id"];
        budget_status?: components["parameters"]["Projects.budget_status"];
        "-id"?: components["parameters"]["Projects.not.id"];
        "-archived"?: components["parameters"]["Projects.not.archived"];
        "-client_id"?: components["parameters"]["Projects.not.client_id"];
        "-manager_employee_id"?: components["parameters"]["Projects.not.manager_employee_id"];
        "-billing_model"?: components["parameters"]["Projects.not.billing_model"];
        "-budget_type"?: components["parameters"]["Projects.not.budget_type"];
        "-currency"?: components["parameters"]["Projects.not.currency"];
        "-name"?: components["parameters"]["Projects.not.name"];
        "-code"?: components["parameters"]["Projects.not.code"];
        "-client_name"?: components["parameters"]["Projects.not.client_name"];
        "-starts_at"?: components["parameters"]["Projects.not.starts_at"];
        "-ends_at"?: components["parameters"]["Projects.not.ends_at"];
        "-created_at"?: components["parameters"]["Projects.not.created_at"];
        "-updated_at"?: components["parameters"]["Projects.not.updated_at"];
        "-archived_at"?: components["parameters"]["Projects.not.archived_at"];
        "-budget"?: components["parameters"]["Projects.not.budget"];
        "-employee_id"?: components["parameters"]["Projects.not.employee_id"];
        "-budget_status"?: components["parameters"]["Projects.not.budget_status"];
        tenant?: components["parameters"]["tenant"];
      };
    };
    responses: {
      200: components["responses"]["ProjectsList"];
    };
  };
  "projects.create": {
    parameters: {
      query?: {
        related?: components["parameters"]["Projects.list.related"];
        include?: components["parameters"]["Projects.list.include"];
        dry_run?: components["parameters"]["dryRun"];
        tenant?: components["parameters"]["tenant"];
      };
      header?: {
        "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
      };
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "name": "Website relaunch",
         *       "client_id": "01K0A6W2Z6Q6X1H2M9C3J5T7VN",
         *       "billing_model": "time_and_materials"
         *     }
         */
        "application/json": components["schemas"]["ProjectsCreate"];
      };
    };
    responses: {
      201: components["responses"]["ProjectsCreated"];
    };
  };
  "projects.show": {
    parameters: {
      query?: {
        related?: components["parameters"]["Projects.list.related"];
        include?: components["parameters"]["Projects.list.include"];
        actions?: components["parameters"]["allActions"];
        tenant?: components["parameters"]["tenant"];
      };
      header?: {
        "If-None-Match"?: components["parameters"]["ifNoneMatch"];
      };
      path: {
        id: components["parameters"]["recordId"];
      };
    };
    responses: {
      200: components["responses"]["ProjectsShown"];
    };
  };
  "projects.delete": {
    parameters: {
      query?: {
        dry_run?: components["parameters"]["dryRun"];
        tenant?: components["parameters"]["tenant"];
      };
      header?: {
        "If-Match"?: components["parameters"]["ifMatch"];
      };
      path: {
        id: components["parameters"]["recordId"];
      };
    };
    responses: {
      204: components["responses"]["Deleted"];
    };
  };
  "projects.update": {
    parameters: {
      query?: {
        related?: components["parameters"]["Projects.list.related"];
        include?: components["parameters"]["Projects.list.include"];
        dry_run?: components["parameters"]["dryRun"];
        tenant?: components["parameters"]["tenant"];
      };
      header?: {
        "If-Match"?: components["parameters"]["ifMatch"];
      };
      path: {
        id: components["parameters"]["recordId"];
      };
    };
    requestBody: {
      content: {
        /** @example {} */
        "application/json": components["schemas"]["ProjectsChange"];
      };
    };
    responses: {
      200: components["responses"]["ProjectsChanged"];
    };
  };
  "projects.listActions": {
    parameters: {
      query?: {
        tenant?: components["parameters"]["tenant"];
      };
    };
    responses: {
      200: components["responses"]["Actions"];
    };
  };
  "projects.runBulkAction": {
    parameters: {
      query: {
        action: "archive" | "restore";
        search?: components["parameters"]["Projects.list.search"];
        related?: components["parameters"]["Projects.list.related"];
        include?: components["parameters"]["Projects.list.include"];
        id?: components["parameters"]["Projects.id"];
        archived?: components["parameters"]["Projects.archived"];
        client_id?: components["parameters"]["Projects.client_id"];
        manager_employee_id?: components["parameters"]["Projects.manager_employee_id"];
        billing_model?: components["parameters"]["Projects.billing_model"];
        budget_type?: components["parameters"]["Projects.budget_type"];
        currency?: components["parameters"]["Projects.currency"];
        name?: components["parameters"]["Projects.name"];
        code?: components["parameters"]["Projects.code"];
        client_name?: components["parameters"]["Projects.client_name"];
        starts_at?: components["parameters"]["Projects.starts_at"];
        ends_at?: components["parameters"]["Projects.ends_at"];
        created_at?: components["parameters"]["Projects.created_at"];
        updated_at?: components["parameters"]["Projects.updated_at"];
        archived_at?: components["parameters"]["Projects.archived_at"];
        budget?: components["parameters"]["Projects.budget"];
        employee_id?: components["parameters"]["Projects.employee_id"];
        budget_status?: components["parameters"]["Projects.budget_status"];
        "-id"?: components["parameters"]["Projects.not.id"];
        "-archived"?: components["parameters"]["Projects.not.archived"];
        "-client_id"?: components["parameters"]["Projects.not.client_id"];
        "-manager_employee_id"?: components["parameters"]["Projects.not.manager_employee_id"];
        "-billing_model"?: components["parameters"]["Projects.not.billing_model"];
        "-budget_type"?: components["parameters"]["Projects.not.budget_type"];
        "-currency"?: components["parameters"]["Projects.not.currency"];
        "-name"?: components["parameters"]["Projects.not.name"];
        "-code"?: components["parameters"]["Projects.not.code"];
        "-client_name"?: components["parameters"]["Projects.not.client_name"];
        "-starts_at"?: components["parameters"]["Projects.not.starts_at"];
        "-ends_at"?: components["parameters"]["Projects.not.ends_at"];
        "-created_at"?: components["parameters"]["Projects.not.created_at"];
        "-updated_at"?: components["parameters"]["Projects.not.updated_at"];
        "-archived_at"?: components["parameters"]["Projects.not.archived_at"];
        "-budget"?: components["parameters"]["Projects.not.budget"];
        "-employee_id"?: components["parameters"]["Projects.not.employee_id"];
        "-budget_status"?: components["parameters"]["Projects.not.budget_status"];
        dry_run?: components["parameters"]["dryRun"];
        tenant?: components["parameters"]["tenant"];
      };
      header?: {
        "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
      };
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["ProjectsArchiveAction"] | components["schemas"]["ProjectsRestoreAction"];
      };
    };
    responses: {
      200: components["responses"]["ProjectsBulkActedOn"];
    };
  };
  "projects.runAction": {
    parameters: {
      query: {
        action: "archive" | "restore";
        related?: components["parameters"]["Projects.list.related"];
        include?: components["parameters"]["Projects.list.include"];
        dry_run?: components["parameters"]["dryRun"];
        tenant?: components["parameters"]["tenant"];
      };
      header?: {
        "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
      };
      path: {
        id: components["parameters"]["recordId"];
      };
    };
    requestBody?: {
      content: {
        "application/json": components["schemas"]["ProjectsArchiveParameters"] | components["schemas"]["ProjectsRestoreParameters"];
      };
    };
    responses: {
      200: components["responses"]["ProjectsActedOn"];
    };
  };
  "projects.listFilters": {
    parameters: {
      query?: {
        only?: components["parameters"]["only"];
        tenant?: components["parameters"]["tenant"];
      };
    };
    responses: {
      200: components["responses"]["Filters"];
    };
  };
  "projects.listGetters": {
    parameters: {
      query?: {
        tenant?: components["parameters"]["tenant"];
      };
    };
    responses: {
      200: components["responses"]["Getters"];
    };
  };
  "projects.getters.projectProfitability": {
    parameters: {
      query?: {
        date?: components["schemas"]["FilterDate"];
        project_id?: components["schemas"]["FilterTexts"];
        client_id?: components["schemas"]["FilterTexts"];
        billing_model?: ("time_and_materials" | "fixed_fee" | "retainer" | "revenue_share" | "non_billable")[];
        archived?: boolean;
        approval?: "all" | "approved";
        basis?: "accrual" | "invoiced";
        currency?: string;
        sort?: string;
        limit?: number;
        format?: "json" | "csv" | "xlsx";
        tenant?: components["parameters"]["tenant"];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: {
              totals: {
                projects?: number;
                worked_minutes?: number;
                worked_hours?: number;
                revenue?: number | null;
                cost?: number | null;
                profit?: number | null;
                margin_percent?: number | null;
                left_out?: {
                  id: string | null;
                  name: string | null;
                  unknown: {
                    figures: string[];
                    /** @enum {string} */
                    reason: "no_exchange_rate" | "no_price" | "no_cost";
                    message: string;
                    from_currency?: string;
                    to_currency?: string;
                    first_date?: string;
                    last_date?: string;
                    count?: number;
                    minutes?: number;
                  }[];
                }[];
                left_out_count?: number;
              };
              rows: {
                project_id: string;
                name: string;
                client_id: string | null;
                client_name: string | null;
                billing_model: string;
                archived: boolean;
                time: {
                  worked_minutes?: number;
                  worked_hours?: number;
                  billable_minutes?: number;
                  non_billable_minutes?: number;
                  billable_percent?: number | null;
                  value?: number | null;
                  unpriced_minutes?: number;
                  uncosted_minutes?: number;
                };
                revenue?: {
                  time: number | null;
                  fees: number | null;
                  overage: number | null;
                  revenue_share: number | null;
                  expenses: number | null;
                  manual: number | null;
                  total: number | null;
                };
                cost?: {
                  labour: number | null;
                  expenses: number | null;
                  total: number | null;
                };
                profit?: number | null;
                margin_percent?: number | null;
                effective_hourly_rate?: number | null;
                realization_percent?: number | null;
                billing?: {
                  invoiced: number | null;
                  drafted: number | null;
                  unbilled_time: number | null;
                  unbilled_expenses: number | null;
                  unbilled_fees: number | null;
                  deferred_fees: number | null;
                };
                budget?: {
                  type: string | null;
                  currency: string | null;
                  status: string | null;
                  budget: number | null;
                  consumed: number | null;
                  remaining: number | null;
                  burn_percent: number | null;
                  elapsed_percent: number | null;
                };
                unknown: {
                  figures: string[];
                  /** @enum {string} */
                  reason: "no_exchange_rate" | "no_price" | "no_cost";
                  message: string;
                  from_currency?: string;
                  to_currency?: string;
                  first_date?: string;
                  last_date?: string;
                  count?: number;
                  minutes?: number;
                }[];
                links: {
                  time: string | null;
                  expenses: string | null;
                  invoice_lines: string | null;
                };
              }[];
            } | {
              url: string;
              expires_at: string;
            };
            meta?: {
              [key: string]: unknown;
            };
          };
        };
      };
    };
  };
  "projects.getters.portfolioOverview": {
    parameters: {
      query?: {
        date?: components["schemas"]["FilterDate"];
        project_id?: components["schemas"]["FilterTexts"];
        client_id?: components["schemas"]["FilterTexts"];
        billing_model?: ("time_and_materials" | "fixed_fee" | "retainer" | "revenue_share" | "non_billable")[];
        archived?: boolean;
        approval?: "all" | "approved";
        basis?: "accrual" | "invoiced";
        currency?: string;
        sort?: string;
        limit?: number;
        format?: "json" | "csv" | "xlsx";
        tenant?: components["parameters"]["tenant"];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: {
              counts: {
                projects?: number;
                active?: number;
                archived?: number;
                over_budget?: number;
                warning?: number;
                without_budget?: number;
                unprofitable?: number;
                ending_soon?: number;
                past_end?: number;
              };
              totals: {
                worked_hours?: number;
                revenue?: number | null;
                cost?: number | null;
                profit?: number | null;
                margin_percent?: number | null;
                left_out?: {
                  id: string | null;
                  name: string | null;
                  unknown: {
                    figures: string[];
                    /** @enum {string} */
                    reason: "no_exchange_rate" | "no_price" | "no_cost";
                    message: string;
                    from_currency?: string;
                    to_currency?: string;
                    first_date?: string;
                    last_date?: string;
                    count?: number;
                    minutes?: number;
                  }[];
                }[];
                left_out_count?: number;
                billable_percent?: number | null;
              };
              by_billing_model: {
                billing_model?: string;
                projects?: number;
                worked_hours?: number;
                revenue?: number | null;
                cost?: number | null;
                profit?: number | null;
                margin_percent?: number | null;
                left_out?: {
                  id: string | null;
                  name: string | null;
                  unknown: {
                    figures: string[];
                    /** @enum {string} */
                    reason: "no_exchange_rate" | "no_price" | "no_cost";
                    message: string;
                    from_currency?: string;
                    to_currency?: string;
                    first_date?: string;
                    last_date?: string;
                    count?: number;
                    minutes?: number;
                  }[];
                }[];
                left_out_count?: number;
              }[];
              by_client: {
                client_id?: string | null;
                client_name?: string | null;
                projects?: number;
                worked_hours?: number;
                revenue?: number | null;
                cost?: number | null;
                profit?: number | null;
                margin_percent?: number | null;
                left_out?: {
                  id: string | null;
                  name: string | null;
                  unknown: {
                    figures: string[];
                    /** @enum {string} */
                    reason: "no_exchange_rate" | "no_price" | "no_cost";
                    message: string;
                    from_currency?: string;
                    to_currency?: string;
                    first_date?: string;
                    last_date?: string;
                    count?: number;
                    minutes?: number;
                  }[];
                }[];
                left_out_count?: number;
              }[];
              rows: {
                project_id: string;
                name: string;
                client_name: string | null;
                billing_model: string;
                worked_hours?: number;
                revenue?: number | null;
                cost?: number | null;
                profit?: number | null;
                margin_percent?: number | null;
                burn_percent?: number | null;
                budget_status?: string | null;
                unknown: {
                  figures: string[];
                  /** @enum {string} */
                  reason: "no_exchange_rate" | "no_price" | "no_cost";
                  message: string;
                  from_currency?: string;
                  to_currency?: string;
                  first_date?: string;
                  last_date?: string;
                  count?: number;
                  minutes?: number;
                }[];
                links?: {
                  time: string | null;
                  expenses: string | null;
                  invoice_lines: string | null;
                };
              }[];
            } | {
              url: string;
              expires_at: string;
            };
            meta?: {
              [key: string]: unknown;
            };
          };
        };
      };
    };
  };
  "projects.getters.projectTeamEconomics": {
    parameters: {
      query?: {
        date?: components["schemas"]["FilterDate"];
        project_id?: components["schemas"]["FilterTexts"];
        client_id?: components["schemas"]["FilterTexts"];
        billing_model?: ("time_and_materials" | "fixed_fee" | "retainer" | "revenue_share" | "non_billable")[];
        archived?: boolean;
        approval?: "all" | "approved";
        basis?: "accrual" | "invoiced";
        currency?: string;
        sort?: string;
        limit?: number;
        format?: "json" | "csv" | "xlsx";
        tenant?: components["parameters"]["tenant"];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: {
              totals: {
                worked_minutes: number;
                billable_percent: number | null;
                capacity_minutes: number;
                utilization_percent: number | null;
                value?: number | null;
                revenue?: number | null;
                labour_cost?: number | null;
                contribution?: number | null;
                margin_percent?: number | null;
                unallocated_revenue?: number | null;
                left_out?: {
                  id: string | null;
                  name: string | null;
                  unknown: {
                    figures: string[];
                    /** @enum {string} */
                    reason: "no_exchange_rate" | "no_price" | "no_cost";
                    message: string;
                    from_currency?: string;
                    to_currency?: string;
                    first_date?: string;
                    last_date?: string;
                    count?: number;
                    minutes?: number;
                  }[];
                }[];
                left_out_count?: number;
              };
              rows: {
                employee_id: string;
                name: string;
                projects?: number;
                worked_hours?: number;
                billable_minutes?: number;
                worked_minutes: number;
                billable_percent: number | null;
                capacity_minutes: number;
                utilization_percent: number | null;
                overallocated?: boolean;
                value?: number | null;
                revenue?: number | null;
                labour_cost?: number | null;
                contribution?: number | null;
                margin_percent?: number | null;
                average_billed_rate?: number | null;
                average_cost_rate?: number | null;
                unknown: {
                  figures: string[];
                  /** @enum {string} */
                  reason: "no_exchange_rate" | "no_price" | "no_cost";
                  message: string;
                  from_currency?: string;
                  to_currency?: string;
                  first_date?: string;
                  last_date?: string;
                  count?: number;
                  minutes?: number;
                }[];
                links?: {
                  time: string | null;
                  expenses: string | null;
                  invoice_lines: string | null;
                };
              }[];
            } | {
              url: string;
              expires_at: string;
            };
            meta?: {
              [key: string]: unknown;
            };
          };
        };
      };
    };
  };
  "projects.recordGetters.budgetBurn": {
    parameters: {
      query?: {
        date?: components["schemas"]["FilterDate"];
        approval?: ("all" | "approved") | ("all" | "approved")[];
        tenant?: components["parameters"]["tenant"];
      };
      path: {
        id: components["parameters"]["recordId"];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: {
              project_id: string;
              type: string | null;
              budget: number | null;
              currency: string | null;
              alert_percent: number;
              series: {
                date: string;
                consumed: number | null;
                remaining: number | null;
                burn_percent: number | null;
                elapsed_percent: number | null;
                status: string | null;
                unknown: {
                  figures: string[];
                  /** @enum {string} */
                  reason: "no_exchange_rate" | "no_price" | "no_cost";
                  message: string;
                  from_currency?: string;
                  to_currency?: string;
                  first_date?: string;
                  last_date?: string;
                  count?: number;
                  minutes?: number;
                }[];
                links: {
                  time: string | null;
                  expenses: string | null;
                };
              }[];
            };
            meta?: {
              [key: string]: unknown;
            };
          };
        };
      };
    };
  };
  "tasks.list": {
    parameters: {
      query?: {
        page?: components["parameters"]["page"];
        perPage?: components["parameters"]["perPage"];
        cursor?: components["parameters"]["cursor"];
        sort?: components["parameters"]["Tasks.list.sort"];
        search?: components["parameters"]["Tasks.list.search"];
        related?: components["parameters"]["Tasks.list.related"];
        include?: components["parameters"]["Tasks.list.include"];
        id?: components["parameters"]["Tasks.id"];
        project_id?: components["parameters"]["Tasks.project_id"];
        status?: components["parameters"]["Tasks.status"];
        assigned_employee_id?: components["parameters"]["Tasks.assigned_employee_id"];
        is_billable?: components["parameters"]["Tasks.is_billable"];
        due_date?: components["parameters"]["Tasks.due_date"];
        is_overdue?: components["parameters"]["Tasks.is_overdue"];
        name?: components["parameters"]["Tasks.name"];
        created_at?: components["parameters"]["Tasks.created_at"];
        updated_at?: components["parameters"]["Tasks.updated_at"];
        completed_at?: components["parameters"]["Tasks.completed_at"];
        "-id"?: components["parameters"]["Tasks.not.id"];
        "-project_id"?: components["parameters"]["Tasks.not.project_id"];
        "-status"?: components["parameters"]["Tasks.not.status"];
        "-assigned_employee_id"?: components["parameters"]["Tasks.not.assigned_employee_id"];
        "-is_billable"?: components["parameters"]["Tasks.not.is_billable"];
        "-due_date"?: components["parameters"]["Tasks.not.due_date"];
        "-is_overdue"?: components["parameters"]["Tasks.not.is_overdue"];
        "-name"?: components["parameters"]["Tasks.not.name"];
        "-created_at"?: components["parameters"]["Tasks.not.created_at"];
        "-updated_at"?: components["parameters"]["Tasks.not.updated_at"];
        "-completed_at"?: components["parameters"]["Tasks.not.completed_at"];
        tenant?: components["parameters"]["tenant"];
      };
    };
    responses: {
      200: components["responses"]["TasksList"];
    };
  };
  "tasks.create": {
    parameters: {
      query?: {
        related?: components["parameters"]["Tasks.list.related"];
        include?: components["parameters"]["Tasks.list.include"];
        dry_run?: components["parameters"]["dryRun"];
        tenant?: components["parameters"]["tenant"];
      };
      header?: {
        "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
      };
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "project_id": "01K0A6W2Z6Q6X1H2M9C3J5T7VN",
         *       "name": "Design"
         *     }
         */
        "application/json": components["schemas"]["TasksCreate"];
      };
    };
    responses: {
      201: components["responses"]["TasksCreated"];
    };
  };
  "tasks.show": {
    parameters: {
      query?: {
        related?: components["parameters"]["Tasks.list.related"];
        include?: components["parameters"]["Tasks.list.include"];
        actions?: components["parameters"]["allActions"];
        tenant?: components["parameters"]["tenant"];
      };
      header?: {
        "If-None-Match"?: components["parameters"]["ifNoneMatch"];
      };
      path: {
        id: components["parameters"]["recordId"];
      };
    };
    responses: {
      200: components["responses"]["TasksShown"];
    };
  };
  "tasks.delete": {
    parameters: {
      query?: {
        dry_run?: components["parameters"]["dryRun"];
        tenant?: components["parameters"]["tenant"];
      };
      header?: {
        "If-Match"?: components["parameters"]["ifMatch"];
      };
      path: {
        id: components["parameters"]["recordId"];
      };
    };
    responses: {
      204: components["responses"]["Deleted"];
    };
  };
  "tasks.update": {
    parameters: {
      query?: {
        related?: components["parameters"]["Tasks.list.related"];
        include?: components["parameters"]["Tasks.list.include"];
        dry_run?: components["parameters"]["dryRun"];
        tenant?: components["parameters"]["tenant"];
      };
      header?: {
        "If-Match"?: components["parameters"]["ifMatch"];
      };
      path: {
        id: components["parameters"]["recordId"];
      };
    };
    requestBody: {
      content: {
        /** @example {} */
        "application/json": components["schemas"]["TasksChange"];
      };
    };
    responses: {
      200: components["responses"]["TasksChanged"];
    };
  };
  "tasks.listActions": {
    parameters: {
      query?: {
        tenant?: components["parameters"]["tenant"];
      };
    };
    responses: {
      200: components["responses"]["Actions"];
    };
  };
  "tasks.runBulkAction": {
    parameters: {
      query: {
        action: "start" | "complete" | "reopen";
        search?: components["parameters"]["Tasks.list.search"];
        related?: components["parameters"]["Tasks.list.related"];
        include?: components["parameters"]["Tasks.list.include"];
        id?: components["parameters"]["Tasks.id"];
        project_id?: components["parameters"]["Tasks.project_id"];
        status?: components["parameters"]["Tasks.status"];
        assigned_employee_id?: components["parameters"]["Tasks.assigned_employee_id"];
        is_billable?: components["parameters"]["Tasks.is_billable"];
        due_date?: components["parameters"]["Tasks.due_date"];
        is_overdue?: components["parameters"]["Tasks.is_overdue"];
        name?: components["parameters"]["Tasks.name"];
        created_at?: components["parameters"]["Tasks.created_at"];
        updated_at?: components["parameters"]["Tasks.updated_at"];
        completed_at?: components["parameters"]["Tasks.completed_at"];
        "-id"?: components["parameters"]["Tasks.not.id"];
        "-project_id"?: components["parameters"]["Tasks.not.project_id"];
        "-status"?: components["parameters"]["Tasks.not.status"];
        "-assigned_employee_id"?: components["parameters"]["Tasks.not.assigned_employee_id"];
        "-is_billable"?: components["parameters"]["Tasks.not.is_billable"];
        "-due_date"?: components["parameters"]["Tasks.not.due_date"];
        "-is_overdue"?: components["parameters"]["Tasks.not.is_overdue"];
        "-name"?: components["parameters"]["Tasks.not.name"];
        "-created_at"?: components["parameters"]["Tasks.not.created_at"];
        "-updated_at"?: components["parameters"]["Tasks.not.updated_at"];
        "-completed_at"?: components["parameters"]["Tasks.not.completed_at"];
        dry_run?: components["parameters"]["dryRun"];
        tenant?: components["parameters"]["tenant"];
      };
      header?: {
        "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
      };
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["TasksStartAction"] | components["schemas"]["TasksCompleteAction"] | components["schemas"]["TasksReopenAction"];
      };
    };
    responses: {
      200: components["responses"]["TasksBulkActedOn"];
    };
  };
  "tasks.runAction": {
    parameters: {
      query: {
        action: "start" | "complete" | "reopen";
        related?: components["parameters"]["Tasks.list.related"];
        include?: components["parameters"]["Tasks.list.include"];
        dry_run?: components["parameters"]["dryRun"];
        tenant?: components["parameters"]["tenant"];
      };
      header?: {
        "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
      };
      path: {
        id: components["parameters"]["recordId"];
      };
    };
    requestBody?: {
      content: {
        "application/json": components["schemas"]["TasksStartParameters"] | components["schemas"]["TasksCompleteParameters"] | components["schemas"]["TasksReopenParameters"];
      };
    };
    responses: {
      200: components["responses"]["TasksActedOn"];
    };
  };
  "tasks.listFilters": {
    parameters: {
      query?: {
        only?: components["parameters"]["only"];
        tenant?: components["parameters"]["tenant"];
      };
    };
    responses: {
      200: components["responses"]["Filters"];
    };
  };
  "tasks.listGetters": {
    parameters: {
      query?: {
        tenant?: components["parameters"]["tenant"];
      };
    };
    responses: {
      200: components["responses"]["Getters"];
    };
  };
  "projectAssignments.list": {
    parameters: {
      query?: {
        page?: components["parameters"]["page"];
        perPage?: components["parameters"]["perPage"];
        cursor?: components["parameters"]["cursor"];
        sort?: components["parameters"]["ProjectAssignments.list.sort"];
        search?: components["parameters"]["ProjectAssignments.list.search"];
        related?: components["parameters"]["ProjectAssignments.list.related"];
        include?: components["parameters"]["ProjectAssignments.list.include"];
        id?: components["parameters"]["ProjectAssignments.id"];
        project_id?: components["parameters"]["ProjectAssignments.project_id"];
        employee_id?: components["parameters"]["ProjectAssignments.employee_id"];
        is_active?: components["parameters"]["ProjectAssignments.is_active"];
        role?: components["parameters"]["ProjectAssignments.role"];
        starts_at?: components["parameters"]["ProjectAssignments.starts_at"];
        ends_at?: components["parameters"]["ProjectAssignments.ends_at"];
        effective_on?: components["parameters"]["ProjectAssignments.effective_on"];
        created_at?: components["parameters"]["ProjectAssignments.created_at"];
        updated_at?: components["parameters"]["ProjectAssignments.updated_at"];
        "-id"?: components["parameters"]["ProjectAssignments.not.id"];
        "-project_id"?: components["parameters"]["ProjectAssignments.not.project_id"];
        "-employee_id"?: components["parameters"]["ProjectAssignments.not.employee_id"];
        "-is_active"?: components["parameters"]["ProjectAssignments.not.is_active"];
        "-role"?: components["parameters"]["ProjectAssignments.not.role"];
        "-starts_at"?: components["parameters"]["ProjectAssignments.not.starts_at"];
        "-ends_at"?: components["parameters"]["ProjectAssignments.not.ends_at"];
        "-effective_on"?: components["parameters"]["ProjectAssignments.not.effective_on"];
        "-created_at"?: components["parameters"]["ProjectAssignments.not.created_at"];
        "-updated_at"?: components["parameters"]["ProjectAssignments.not.updated_at"];
        tenant?: components["parameters"]["tenant"];
      };
    };
    responses: {
      200: components["responses"]["ProjectAssignmentsList"];
    };
  };
  "projectAssignments.create": {
    parameters: {
      query?: {
        related?: components["parameters"]["ProjectAssignments.list.related"];
        include?: components["parameters"]["ProjectAssignments.list.include"];
        dry_run?: components["parameters"]["dryRun"];
        tenant?: components["parameters"]["tenant"];
      };
      header?: {
        "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
      };
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "project_id": "01K0A6W2Z6Q6X1H2M9C3J5T7VN",
         *       "employee_id": "01K0A6W2Z6Q6X1H2M9C3J5T7VN",
         *       "weekly_hours_capacity": 20,
         *       "starts_at": "2026-08-03"
         *     }
         */
        "application/json": components["schemas"]["ProjectAssignmentsCreate"];
      };
    };
    responses: {
      201: components["responses"]["ProjectAssignmentsCreated"];
    };
  };
  "projectAssignments.show": {
    parameters: {
      query?: {
        related?: components["parameters"]["ProjectAssignments.list.related"];
        include?: components["parameters"]["ProjectAssignments.list.include"];
        actions?: components["parameters"]["allActions"];
        tenant?: components["parameters"]["tenant"];
      };
      header?: {
        "If-None-Match"?: components["parameters"]["ifNoneMatch"];
      };
      path: {
        id: components["parameters"]["recordId"];
      };
    };
    responses: {
      200: components["responses"]["ProjectAssignmentsShown"];
    };
  };
  "projectAssignments.delete": {
    parameters: {
      query?: {
        dry_run?: components["parameters"]["dryRun"];
        tenant?: components["parameters"]["tenant"];
      };
      header?: {
        "If-Match"?: components["parameters"]["ifMatch"];
      };
      path: {
        id: components["parameters"]["recordId"];
      };
    };
    responses: {
      204: components["responses"]["Deleted"];
    };
  };
  "projectAssignments.update": {
    parameters: {
      query?: {
        related?: components["parameters"]["ProjectAssignments.list.related"];
        include?: components["parameters"]["ProjectAssignments.list.include"];
        dry_run?: components["parameters"]["dryRun"];
        tenant?: components["parameters"]["tenant"];
      };
      header?: {
        "If-Match"?: components["parameters"]["ifMatch"];
      };
      path: {
        id: components["parameters"]["recordId"];
      };
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "role": "Designer"
         *     }
         */
        "application/json": components["schemas"]["ProjectAssignmentsChange"];
      };
    };
    responses: {
      200: components["responses"]["ProjectAssignmentsChanged"];
    };
  };
  "projectAssignments.listActions": {
    parameters: {
      query?: {
        tenant?: components["parameters"]["tenant"];
      };
    };
    responses: {
      200: components["responses"]["Actions"];
    };
  };
  "projectAssignments.runAction": {
    parameters: {
      query: {
        action: "change-from";
        related?: components["parameters"]["ProjectAssignments.list.related"];
        include?: components["parameters"]["ProjectAssignments.list.include"];
        dry_run?: components["parameters"]["dryRun"];
        tenant?: components["parameters"]["tenant"];
      };
      header?: {
        "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
      };
      path: {
        id: components["parameters"]["recordId"];
      };
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["ProjectAssignmentsChangeFromParameters"];
      };
    };
    responses: {
      200: components["responses"]["ProjectAssignmentsActedOn"];
    };
  };
  "projectAssignments.listFilters": {
    parameters: {
      query?: {
        only?: components["parameters"]["only"];
        tenant?: components["parameters"]["tenant"];
      };
    };
    responses: {
      200: components["responses"]["Filters"];
    };
  };
  "projectAssignments.listGetters": {
    parameters: {
      query?: {
        tenant?: components["parameters"]["tenant"];
      };
    };
    responses: {
      200: components["responses"]["Getters"];
    };
  };
  "employeeRates.list": {
    parameters: {
      query?: {
        page?: components["parameters"]["page"];
        perPage?: components["parameters"]["perPage"];
        cursor?: components["parameters"]["cursor"];
        sort?: components["parameters"]["EmployeeRates.list.sort"];
        related?: components["parameters"]["EmployeeRates.list.related"];
        include?: components["parameters"]["EmployeeRates.list.include"];
        id?: components["parameters"]["EmployeeRates.id"];
        employee_id?: components["parameters"]["EmployeeRates.employee_id"];
        kind?: components["parameters"]["EmployeeRates.kind"];
        starts_at?: components["parameters"]["EmployeeRates.starts_at"];
        effective_on?: components["parameters"]["EmployeeRates.effective_on"];
        created_at?: components["parameters"]["EmployeeRates.created_at"];
        updated_at?: components["parameters"]["EmployeeRates.updated_at"];
        "-id"?: components["parameters"]["EmployeeRates.not.id"];
        "-employee_id"?: components["parameters"]["EmployeeRates.not.employee_id"];
        "-kind"?: components["parameters"]["EmployeeRates.not.kind"];
        "-starts_at"?: components["parameters"]["EmployeeRates.not.starts_at"];
        "-effective_on"?: components["parameters"]["EmployeeRates.not.effective_on"];
        "-created_at"?: components["parameters"]["EmployeeRates.not.created_at"];
        "-updated_at"?: components["parameters"]["EmployeeRates.not.updated_at"];
        tenant?: components["parameters"]["tenant"];
      };
    };
    responses: {
      200: components["responses"]["EmployeeRatesList"];
    };
  };
  "employeeRates.create": {
    parameters: {
      query?: {
        related?: components["parameters"]["EmployeeRates.list.related"];
        include?: components["parameters"]["EmployeeRates.list.include"];
        dry_run?: components["parameters"]["dryRun"];
        tenant?: components["parameters"]["tenant"];
      };
      header?: {
        "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
      };
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "employee_id": "01K0A6W2Z6Q6X1H2M9C3J5T7VN",
         *       "kind": "billed",
         *       "rate_type": "hourly",
         *       "hourly_rate": 95,
         *       "starts_at": "2026-08-01"
         *     }
         */
        "application/json": components["schemas"]["EmployeeRatesCreate"];
      };
    };
    responses: {
      201: components["responses"]["EmployeeRatesCreated"];
    };
  };
  "employeeRates.show": {
    parameters: {
      query?: {
        related?: components["parameters"]["EmployeeRates.list.related"];
        include?: components["parameters"]["EmployeeRates.list.include"];
        actions?: components["parameters"]["allActions"];
        tenant?: components["parameters"]["tenant"];
      };
      header?: {
        "If-None-Match"?: components["parameters"]["ifNoneMatch"];
      };
      path: {
        id: components["parameters"]["recordId"];
      };
    };
    responses: {
      200: components["responses"]["EmployeeRatesShown"];
    };
  };
  "employeeRates.delete": {
    parameters: {
      query?: {
        dry_run?: components["parameters"]["dryRun"];
        tenant?: components["parameters"]["tenant"];
      };
      header?: {
        "If-Match"?: components["parameters"]["ifMatch"];
      };
      path: {
        id: components["parameters"]["recordId"];
      };
    };
    responses: {
      204: components["responses"]["Deleted"];
    };
  };
  "employeeRates.update": {
    parameters: {
      query?: {
        related?: components["parameters"]["EmployeeRates.list.related"];
        include?: components["parameters"]["EmployeeRates.list.include"];
        dry_run?: components["parameters"]["dryRun"];
        tenant?: components["parameters"]["tenant"];
      };
      header?: {
        "If-Match"?: components["parameters"]["ifMatch"];
      };
      path: {
        id: components["parameters"]["recordId"];
      };
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "starts_at": "2026-09-01"
         *     }
         */
        "application/json": components["schemas"]["EmployeeRatesChange"];
      };
    };
    responses: {
      200: components["responses"]["EmployeeRatesChanged"];
    };
  };
  "employeeRates.listActions": {
    parameters: {
      query?: {
        tenant?: components["parameters"]["tenant"];
      };
    };
    responses: {
      200: components["responses"]["Actions"];
    };
  };
  "employeeRates.listFilters": {
    parameters: {
      query?: {
        only?: components["parameters"]["only"];
        tenant?: components["parameters"]["tenant"];
      };
    };
    responses: {
      200: components["responses"]["Filters"];
    };
  };
  "employeeRates.listGetters": {
    parameters: {
      query?: {
        tenant?: components["parameters"]["tenant"];
      };
    };
    responses: {
      200: components["responses"]["Getters"];
    };
  };
  "clients.list": {
    parameters: {
      query?: {
        page?: components["parameters"]["page"];
        perPage?: components["parameters"]["perPage"];
        cursor?: components["parameters"]["cursor"];
        sort?: components["parameters"]["Clients.list.sort"];
        search?: components["parameters"]["Clients.list.search"];
        related?: components["parameters"]["Clients.list.related"];
        include?: components["parameters"]["Clients.list.include"];
        archived?: components["parameters"]["Clients.archived"];
        manager_employee_id?: components["parameters"]["Clients.manager_employee_id"];
        lead_id?: components["parameters"]["Clients.lead_id"];
        tax_rate_id?: components["parameters"]["Clients.tax_rate_id"];
        currency?: components["parameters"]["Clients.currency"];
        country?: components["parameters"]["Clients.country"];
        name?: components["parameters"]["Clients.name"];
        email?: components["parameters"]["Clients.email"];
        vat_number?: components["parameters"]["Clients.vat_number"];
        code?: components["parameters"]["Clients.code"];
        created_at?: components["parameters"]["Clients.created_at"];
        archived_at?: components["parameters"]["Clients.archived_at"];
        has_projects?: components["parameters"]["Clients.has_projects"];
        has_open_invoices?: components["parameters"]["Clients.has_open_invoices"];
        has_overdue_invoices?: components["parameters"]["Clients.has_overdue_invoices"];
        "-archived"?: components["parameters"]["Clients.not.archived"];
        "-manager_employee_id"?: components["parameters"]["Clients.not.manager_employee_id"];
        "-lead_id"?: components["parameters"]["Clients.not.lead_id"];
        "-tax_rate_id"?: components["parameters"]["Clients.not.tax_rate_id"];
        "-currency"?: components["parameters"]["Clients.not.currency"];
        "-country"?: components["parameters"]["Clients.not.country"];
        "-name"?: components["parameters"]["Clients.not.name"];
        "-email"?: components["parameters"]["Clients.not.email"];
        "-vat_number"?: components["parameters"]["Clients.not.vat_number"];
        "-code"?: components["parameters"]["Clients.not.code"];
        "-created_at"?: components["parameters"]["Clients.not.created_at"];
        "-archived_at"?: components["parameters"]["Clients.not.archived_at"];
        "-has_projects"?: components["parameters"]["Clients.not.has_projects"];
        "-has_open_invoices"?: components["parameters"]["Clients.not.has_open_invoices"];
        "-has_overdue_invoices"?: components["parameters"]["Clients.not.has_overdue_invoices"];
        tenant?: components["parameters"]["tenant"];
      };
    };
    responses: {
      200: components["responses"]["ClientsList"];
    };
  };
  "clients.create": {
    parameters: {
      query?: {
        related?: components["parameters"]["Clients.list.related"];
        include?: components["parameters"]["Clients.list.include"];
        dry_run?: components["parameters"]["dryRun"];
        tenant?: components["parameters"]["tenant"];
      };
      header?: {
        "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
      };
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "name": "Atlantic Freight",
         *       "currency": "EUR"
         *     }
         */
        "application/json": components["schemas"]["ClientsCreate"];
      };
    };
    responses: {
      201: components["responses"]["ClientsCreated"];
    };
  };
  "clients.show": {
    parameters: {
      query?: {
        related?: components["parameters"]["Clients.list.related"];
        include?: components["parameters"]["Clients.list.include"];
        actions?: components["parameters"]["allActions"];
        tenant?: components["parameters"]["tenant"];
      };
      header?: {
        "If-None-Match"?: components["parameters"]["ifNoneMatch"];
      };
      path: {
        id: components["parameters"]["recordId"];
      };
    };
    responses: {
      200: components["responses"]["ClientsShown"];
    };
  };
  "clients.delete": {
    parameters: {
      query?: {
        dry_run?: components["parameters"]["dryRun"];
        tenant?: components["parameters"]["tenant"];
      };
      header?: {
        "If-Match"?: components["parameters"]["ifMatch"];
      };
      path: {
        id: components["parameters"]["recordId"];
      };
    };
    responses: {
      204: components["responses"]["Deleted"];
    };
  };
  "clients.update": {
    parameters: {
      query?: {
        related?: components["parameters"]["Clients.list.related"];
        include?: components["parameters"]["Clients.list.include"];
        dry_run?: components["parameters"]["dryRun"];
        tenant?: components["parameters"]["tenant"];
      };
      header?: {
        "If-Match"?: components["parameters"]["ifMatch"];
      };
      path: {
        id: components["parameters"]["recordId"];
      };
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "payment_terms_days": 14
         *     }
         */
        "application/json": components["schemas"]["ClientsChange"];
      };
    };
    responses: {
      200: components["responses"]["ClientsChanged"];
    };
  };
  "clients.listActions": {
    parameters: {
      query?: {
        tenant?: components["parameters"]["tenant"];
      };
    };
    responses: {
      200: components["responses"]["Actions"];
    };
  };
  "clients.runBulkAction": {
    parameters: {
      query: {
        action: "archive" | "restore" | "import" | "undo-import";
        search?: components["parameters"]["Clients.list.search"];
        related?: components["parameters"]["Clients.list.related"];
        include?: components["parameters"]["Clients.list.include"];
        archived?: components["parameters"]["Clients.archived"];
        manager_employee_id?: components["parameters"]["Clients.manager_employee_id"];
        lead_id?: components["parameters"]["Clients.lead_id"];
        tax_rate_id?: components["parameters"]["Clients.tax_rate_id"];
        currency?: components["parameters"]["Clients.currency"];
        country?: components["parameters"]["Clients.country"];
        name?: components["parameters"]["Clients.name"];
        email?: components["parameters"]["Clients.email"];
        vat_number?: components["parameters"]["Clients.vat_number"];
        code?: components["parameters"]["Clients.code"];
        created_at?: components["parameters"]["Clients.created_at"];
        archived_at?: components["parameters"]["Clients.archived_at"];
        has_projects?: components["parameters"]["Clients.has_projects"];
        has_open_invoices?: components["parameters"]["Clients.has_open_invoices"];
        has_overdue_invoices?: components["parameters"]["Clients.has_overdue_invoices"];
        "-archived"?: components["parameters"]["Clients.not.archived"];
        "-manager_employee_id"?: components["parameters"]["Clients.not.manager_employee_id"];
        "-lead_id"?: components["parameters"]["Clients.not.lead_id"];
        "-tax_rate_id"?: components["parameters"]["Clients.not.tax_rate_id"];
        "-currency"?: components["parameters"]["Clients.not.currency"];
        "-country"?: components["parameters"]["Clients.not.country"];
        "-name"?: components["parameters"]["Clients.not.name"];
        "-email"?: components["parameters"]["Clients.not.email"];
        "-vat_number"?: components["parameters"]["Clients.not.vat_number"];
        "-code"?: components["parameters"]["Clients.not.code"];
        "-created_at"?: components["parameters"]["Clients.not.created_at"];
        "-archived_at"?: components["parameters"]["Clients.not.archived_at"];
        "-has_projects"?: components["parameters"]["Clients.not.has_projects"];
        "-has_open_invoices"?: components["parameters"]["Clients.not.has_open_invoices"];
        "-has_overdue_invoices"?: components["parameters"]["Clients.not.has_overdue_invoices"];
        dry_run?: components["parameters"]["dryRun"];
        tenant?: components["parameters"]["tenant"];
      };
      header?: {
        "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
      };
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["ClientsArchiveAction"] | components["schemas"]["ClientsRestoreAction"] | components["schemas"]["ClientsUndoImportParameters"];
        "multipart/form-data": components["schemas"]["ClientsImportParameters"];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: unknown;
            message: string;
          };
        };
      };
    };
  };
  "clients.runAction": {
    parameters: {
      query: {
        action: "archive" | "restore";
        related?: components["parameters"]["Clients.list.related"];
        include?: components["parameters"]["Clients.list.include"];
        dry_run?: components["parameters"]["dryRun"];
        tenant?: components["parameters"]["tenant"];
      };
      header?: {
        "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
      };
      path: {
        id: components["parameters"]["recordId"];
      };
    };
    requestBody?: {
      content: {
        "application/json": components["schemas"]["ClientsArchiveParameters"] | components["schemas"]["ClientsRestoreParameters"];
      };
    };
    responses: {
      200: components["responses"]["ClientsActedOn"];
    };
  };
  "clients.listFilters": {
    parameters: {
      query?: {
        only?: components["parameters"]["only"];
        tenant?: components["parameters"]["tenant"];
      };
    };
    responses: {
      200: components["responses"]["Filters"];
    };
  };
  "clients.listGetters": {
    parameters: {
      query?: {
        tenant?: components["parameters"]["tenant"];
      };
    };
    responses: {
      200: components["responses"]["Getters"];
    };
  };
  "clients.getters.clientProfitability": {
    parameters: {
      query?: {
        date?: components["schemas"]["FilterDate"];
        project_id?: components["schemas"]["FilterTexts"];
        client_id?: components["schemas"]["FilterTexts"];
        billing_model?: ("time_and_materials" | "fixed_fee" | "retainer" | "revenue_share" | "non_billable")[];
        archived?: boolean;
        approval?: "all" | "approved";
        basis?: "accrual" | "invoiced";
        currency?: string;
        sort?: string;
        limit?: number;
        format?: "json" | "csv" | "xlsx";
        tenant?: components["parameters"]["tenant"];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: {
              totals: {
                clients: number;
                worked_hours: number;
                revenue: number | null;
                cost: number | null;
                profit: number | null;
                margin_percent: number | null;
                left_out: {
                  id: string | null;
                  name: string | null;
                  unknown: {
                    figures: string[];
                    /** @enum {string} */
                    reason: "no_exchange_rate" | "no_price" | "no_cost";
                    message: string;
                    from_currency?: string;
                    to_currency?: string;
                    first_date?: string;
                    last_date?: string;
                    count?: number;
                    minutes?: number;
                  }[];
                }[];
                left_out_count: number;
              };
              internal: {
                projects: number;
                worked_hours: number;
                cost: number | null;
                unknown: {
                  figures: string[];
                  /** @enum {string} */
                  reason: "no_exchange_rate" | "no_price" | "no_cost";
                  message: string;
                  from_currency?: string;
                  to_currency?: string;
                  first_date?: string;
                  last_date?: string;
                  count?: number;
                  minutes?: number;
                }[];
              };
              rows: {
                client_id: string;
                client_name: string;
                archived: boolean;
                projects: number;
                worked_hours: number;
                revenue: {
                  projects: number | null;
                  other: number | null;
                  total: number | null;
                };
                cost: {
                  labour: number | null;
                  expenses: number | null;
                  other: number | null;
                  total: number | null;
                };
                profit: number | null;
                margin_percent: number | null;
                revenue_portion_percent: number | null;
                billing: {
                  invoiced: number | null;
                  collected: number | null;
                  outstanding: number | null;
                  overdue: number | null;
                  unbilled: number | null;
                  average_days_to_pay: number | null;
                };
                unknown: {
                  figures: string[];
                  /** @enum {string} */
                  reason: "no_exchange_rate" | "no_price" | "no_cost";
                  message: string;
                  from_currency?: string;
                  to_currency?: string;
                  first_date?: string;
                  last_date?: string;
                  count?: number;
                  minutes?: number;
                }[];
                links: {
                  projects: string | null;
                  time: string | null;
                  invoices: string | null;
                  expenses: string | null;
                };
              }[];
            } | {
              url: string;
              expires_at: string;
            };
            meta?: {
              [key: string]: unknown;
            };
          };
        };
      };
    };
  };
  "clients.getters.statement": {
    parameters: {
      query: {
        client_id: components["schemas"]["FilterId"];
        currency?: string;
        date?: components["schemas"]["FilterDate"];
        format?: "json";
        tenant?: components["parameters"]["tenant"];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: {
              client_id: string;
              client_name: string;
              currency: string;
              from: string;
              to: string;
              opening_balance: number;
              entries: {
                date: string;
                /** @enum {string} */
                kind: "invoice" | "credit_note" | "payment" | "refund";
                invoice_id: string;
                number: string;
                debit: number;
                credit: number;
                balance: number;
              }[];
              total_debit: number;
              total_credit: number;
              closing_balance: number;
              other_currencies: string[];
            };
            meta?: {
              [key: string]: unknown;
            };
          };
        };
      };
    };
  };
  "clients.getters.export": {
    parameters: {
      query?: {
        format?: "xlsx" | "csv";
        search?: components["parameters"]["Clients.list.search"];
        sort?: components["parameters"]["Clients.list.sort"];
        archived?: components["parameters"]["Clients.archived"];
        manager_employee_id?: components["parameters"]["Clients.manager_employee_id"];
        lead_id?: components["parameters"]["Clients.lead_id"];
        tax_rate_id?: components["parameters"]["Clients.tax_rate_id"];
        currency?: components["parameters"]["Clients.currency"];
        country?: components["parameters"]["Clients.country"];
        name?: components["parameters"]["Clients.name"];
        email?: components["parameters"]["Clients.email"];
        vat_number?: components["parameters"]["Clients.vat_number"];
        code?: components["parameters"]["Clients.code"];
        created_at?: components["parameters"]["Clients.created_at"];
        archived_at?: components["parameters"]["Clients.archived_at"];
        has_projects?: components["parameters"]["Clients.has_projects"];
        has_open_invoices?: components["parameters"]["Clients.has_open_invoices"];
        has_overdue_invoices?: components["parameters"]["Clients.has_overdue_invoices"];
        "-archived"?: components["parameters"]["Clients.not.archived"];
        "-manager_employee_id"?: components["parameters"]["Clients.not.manager_employee_id"];
        "-lead_id"?: components["parameters"]["Clients.not.lead_id"];
        "-tax_rate_id"?: components["parameters"]["Clients.not.tax_rate_id"];
        "-currency"?: components["parameters"]["Clients.not.currency"];
        "-country"?: components["parameters"]["Clients.not.country"];
        "-name"?: components["parameters"]["Clients.not.name"];
        "-email"?: components["parameters"]["Clients.not.email"];
        "-vat_number"?: components["parameters"]["Clients.not.vat_number"];
        "-code"?: components["parameters"]["Clients.not.code"];
        "-created_at"?: components["parameters"]["Clients.not.created_at"];
        "-archived_at"?: components["parameters"]["Clients.not.archived_at"];
        "-has_projects"?: components["parameters"]["Clients.not.has_projects"];
        "-has_open_invoices"?: components["parameters"]["Clients.not.has_open_invoices"];
        "-has_overdue_invoices"?: components["parameters"]["Clients.not.has_overdue_invoices"];
        tenant?: components["parameters"]["tenant"];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: {
              url: string;
              expires_at: string;
              file_name: string;
              rows: number;
            };
            meta?: {
              [key: string]: unknown;
            };
          };
        };
      };
    };
  };
  "clients.getters.importColumns": {
    parameters: {
      query?: {
        tenant?: components["parameters"]["tenant"];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: {
              name: string;
              required: boolean;
              names: string | null;
              by: string | null;
              allowed: unknown[] | null;
            }[];
            meta?: {
              [key: string]: unknown;
            };
          };
        };
      };
    };
  };
  "clients.getters.downloadClientsCsvTemplate": {
    parameters: {
      query?: {
        example?: boolean;
        tenant?: components["parameters"]["tenant"];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "text/csv": string;
        };
      };
    };
  };
  "clientContacts.list": {
    parameters: {
      query?: {
        page?: components["parameters"]["page"];
        perPage?: components["parameters"]["perPage"];
        cursor?: components["parameters"]["cursor"];
        sort?: components["parameters"]["ClientContacts.list.sort"];
        search?: components["parameters"]["ClientContacts.list.search"];
        related?: components["parameters"]["ClientContacts.list.related"];
        include?: components["parameters"]["ClientContacts.list.include"];
        client_id?: components["parameters"]["ClientContacts.client_id"];
        email?: components["parameters"]["ClientContacts.email"];
        last_name?: components["parameters"]["ClientContacts.last_name"];
        is_primary?: components["parameters"]["ClientContacts.is_primary"];
        is_billing?: components["parameters"]["ClientContacts.is_billing"];
        created_at?: components["parameters"]["ClientContacts.created_at"];
        "-client_id"?: components["parameters"]["ClientContacts.not.client_id"];
        "-email"?: components["parameters"]["ClientContacts.not.email"];
        "-last_name"?: components["parameters"]["ClientContacts.not.last_name"];
        "-is_primary"?: components["parameters"]["ClientContacts.not.is_primary"];
        "-is_billing"?: components["parameters"]["ClientContacts.not.is_billing"];
        "-created_at"?: components["parameters"]["ClientContacts.not.created_at"];
        tenant?: components["parameters"]["tenant"];
      };
    };
    responses: {
      200: components["responses"]["ClientContactsList"];
    };
  };
  "clientContacts.create": {
    parameters: {
      query?: {
        related?: components["parameters"]["ClientContacts.list.related"];
        include?: components["parameters"]["ClientContacts.list.include"];
        dry_run?: components["parameters"]["dryRun"];
        tenant?: components["parameters"]["tenant"];
      };
      header?: {
        "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
      };
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "client_id": "01K0A6W2Z6Q6X1H2M9C3J5T7VN",
         *       "first_name": "Maria",
         *       "last_name": "Silva",
         *       "email": "maria.silva@example.com"
         *     }
         */
        "application/json": components["schemas"]["ClientContactsCreate"];
      };
    };
    responses: {
      201: components["responses"]["ClientContactsCreated"];
    };
  };
  "clientContacts.show": {
    parameters: {
      query?: {
        related?: components["parameters"]["ClientContacts.list.related"];
        include?: components["parameters"]["ClientContacts.list.include"];
        actions?: components["parameters"]["allActions"];
        tenant?: components["parameters"]["tenant"];
      };
      header?: {
        "If-None-Match"?: components["parameters"]["ifNoneMatch"];
      };
      path: {
        id: components["parameters"]["recordId"];
      };
    };
    responses: {
      200: components["responses"]["ClientContactsShown"];
    };
  };
  "clientContacts.delete": {
    parameters: {
      query?: {
        dry_run?: components["parameters"]["dryRun"];
        tenant?: components["parameters"]["tenant"];
      };
      header?: {
        "If-Match"?: components["parameters"]["ifMatch"];
      };
      path: {
        id: components["parameters"]["recordId"];
      };
    };
    responses: {
      204: components["responses"]["Deleted"];
    };
  };
  "clientContacts.update": {
    parameters: {
      query?: {
        related?: components["parameters"]["ClientContacts.list.related"];
        include?: components["parameters"]["ClientContacts.list.include"];
        dry_run?: components["parameters"]["dryRun"];
        tenant?: components["parameters"]["tenant"];
      };
      header?: {
        "If-Match"?: components["parameters"]["ifMatch"];
      };
      path: {
        id: components["parameters"]["recordId"];
      };
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "phone": "+351210000000"
         *     }
         */
        "application/json": components["schemas"]["ClientContactsChange"];
      };
    };
    responses: {
      200: components["responses"]["ClientContactsChanged"];
    };
  };
  "clientContacts.listActions": {
    parameters: {
      query?: {
        tenant?: components["parameters"]["tenant"];
      };
    };
    responses: {
      200: components["responses"]["Actions"];
    };
  };
  "clientContacts.runBulkAction": {
    parameters: {
      query: {
        action: "import" | "undo-import";
        dry_run?: components["parameters"]["dryRun"];
        tenant?: components["parameters"]["tenant"];
      };
      header?: {
        "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
      };
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["ClientContactsUndoImportParameters"];
        "multipart/form-data": components["schemas"]["ClientContactsImportParameters"];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: unknown;
            message: string;
          };
        };
      };
    };
  };
  "clientContacts.listFilters": {
    parameters: {
      query?: {
        only?: components["parameters"]["only"];
        tenant?: components["parameters"]["tenant"];
      };
    };
    responses: {
      200: components["responses"]["Filters"];
    };
  };
  "clientContacts.listGetters": {
    parameters: {
      query?: {
        tenant?: components["parameters"]["tenant"];
      };
    };
    responses: {
      200: components["responses"]["Getters"];
    };
  };
  "clientContacts.getters.importColumns": {
    parameters: {
      query?: {
        tenant?: components["parameters"]["tenant"];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: {
              name: string;
              required: boolean;
              names: string | null;
              by: string | null;
              allowed: unknown[] | null;
            }[];
            meta?: {
              [key: string]: unknown;
            };
          };
        };
      };
    };
  };
  "clientContacts.getters.downloadClientContactsCsvTemplate": {
    parameters: {
      query?: {
        example?: boolean;
        tenant?: components["parameters"]["tenant"];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "text/csv": string;
        };
      };
    };
  };
  "leads.list": {
    parameters: {
      query?: {
        page?: components["parameters"]["page"];
        perPage?: components["parameters"]["perPage"];
        cursor?: components["parameters"]["cursor"];
        sort?: components["parameters"]["Leads.list.sort"];
        search?: components["parameters"]["Leads.list.search"];
        related?: components["parameters"]["Leads.list.related"];
        include?: components["parameters"]["Leads.list.include"];
        status?: components["parameters"]["Leads.status"];
        stage_id?: components["parameters"]["Leads.stage_id"];
        source_id?: components["parameters"]["Leads.source_id"];
        owner_employee_id?: components["parameters"]["Leads.owner_employee_id"];
        currency?: components["parameters"]["Leads.currency"];
        priority?: components["parameters"]["Leads.priority"];
        lost_reason?: components["parameters"]["Leads.lost_reason"];
        furthest_stage_id?: components["parameters"]["Leads.furthest_stage_id"];
        client_id?: components["parameters"]["Leads.client_id"];
        client_contact_id?: components["parameters"]["Leads.client_contact_id"];
        email?: components["parameters"]["Leads.email"];
        company_name?: components["parameters"]["Leads.company_name"];
        amount?: components["parameters"]["Leads.amount"];
        probability?: components["parameters"]["Leads.probability"];
        expected_close_date?: components["parameters"]["Leads.expected_close_date"];
        created_at?: components["parameters"]["Leads.created_at"];
        updated_at?: components["parameters"]["Leads.updated_at"];
        won_at?: components["parameters"]["Leads.won_at"];
        lost_at?: components["parameters"]["Leads.lost_at"];
        closed_at?: components["parameters"]["Leads.closed_at"];
        converted_at?: components["parameters"]["Leads.converted_at"];
        stage_entered_at?: components["parameters"]["Leads.stage_entered_at"];
        last_activity_at?: components["parameters"]["Leads.last_activity_at"];
        next_activity_at?: components["parameters"]["Leads.next_activity_at"];
        reached_stage_id?: components["parameters"]["Leads.reached_stage_id"];
        is_stale?: components["parameters"]["Leads.is_stale"];
        is_overdue?: components["parameters"]["Leads.is_overdue"];
        "-status"?: components["parameters"]["Leads.not.status"];
        "-stage_id"?: components["parameters"]["Leads.not.stage_id"];
        "-source_id"?: components["parameters"]["Leads.not.source_id"];
        "-owner_employee_id"?: components["parameters"]["Leads.not.owner_employee_id"];
        "-currency"?: components["parameters"]["Leads.not.currency"];
        "-priority"?: components["parameters"]["Leads.not.priority"];
        "-lost_reason"?: components["parameters"]["Leads.not.lost_reason"];
        "-furthest_stage_id"?: components["parameters"]["Leads.not.furthest_stage_id"];
        "-client_id"?: components["parameters"]["Leads.not.client_id"];
        "-client_contact_id"?: components["parameters"]["Leads.not.client_contact_id"];
        "-email"?: components["parameters"]["Leads.not.email"];
        "-company_name"?: components["parameters"]["Leads.not.company_name"];
        "-amount"?: components["parameters"]["Leads.not.amount"];
        "-probability"?: components["parameters"]["Leads.not.probability"];
        "-expected_close_date"?: components["parameters"]["Leads.not.expected_close_date"];
        "-created_at"?: components["parameters"]["Leads.not.created_at"];
        "-updated_at"?: components["parameters"]["Leads.not.updated_at"];
        "-won_at"?: components["parameters"]["Leads.not.won_at"];
        "-lost_at"?: components["parameters"]["Leads.not.lost_at"];
        "-closed_at"?: components["parameters"]["Leads.not.closed_at"];
        "-converted_at"?: components["parameters"]["Leads.not.converted_at"];
        "-stage_entered_at"?: components["parameters"]["Leads.not.stage_entered_at"];
        "-last_activity_at"?: components["parameters"]["Leads.not.last_activity_at"];
        "-next_activity_at"?: components["parameters"]["Leads.not.next_activity_at"];
        "-reached_stage_id"?: components["parameters"]["Leads.not.reached_stage_id"];
        "-is_stale"?: components["parameters"]["Leads.not.is_stale"];
        "-is_overdue"?: components["parameters"]["Leads.not.is_overdue"];
        group?: "stage_id" | "owner_employee_id" | "source_id";
        tenant?: components["parameters"]["tenant"];
      };
    };
    responses: {
      200: components["responses"]["LeadsList"];
    };
  };
  "leads.create": {
    parameters: {
      query?: {
        related?: components["parameters"]["Leads.list.related"];
        include?: components["parameters"]["Leads.list.include"];
        dry_run?: components["parameters"]["dryRun"];
        tenant?: components["parameters"]["tenant"];
      };
      header?: {
        "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
      };
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "name": "Website relaunch",
         *       "company_name": "Atlantic Freight",
         *       "amount": 12000
         *     }
         */
        "application/json": components["schemas"]["LeadsCreate"];
      };
    };
    responses: {
      201: components["responses"]["LeadsCreated"];
    };
  };
  "leads.show": {
    parameters: {
      query?: {
        related?: components["parameters"]["Leads.list.related"];
        include?: components["parameters"]["Leads.list.include"];
        actions?: components["parameters"]["allActions"];
        tenant?: components["parameters"]["tenant"];
      };
      header?: {
        "If-None-Match"?: components["parameters"]["ifNoneMatch"];
      };
      path: {
        id: components["parameters"]["recordId"];
      };
    };
    responses: {
      200: components["responses"]["LeadsShown"];
    };
  };
  "leads.delete": {
    parameters: {
      query?: {
        dry_run?: components["parameters"]["dryRun"];
        tenant?: components["parameters"]["tenant"];
      };
      header?: {
        "If-Match"?: components["parameters"]["ifMatch"];
      };
      path: {
        id: components["parameters"]["recordId"];
      };
    };
    responses: {
      204: components["responses"]["Deleted"];
    };
  };
  "leads.update": {
    parameters: {
      query?: {
        related?: components["parameters"]["Leads.list.related"];
        include?: components["parameters"]["Leads.list.include"];
        dry_run?: components["parameters"]["dryRun"];
        tenant?: components["parameters"]["tenant"];
      };
      header?: {
        "If-Match"?: components["parameters"]["ifMatch"];
      };
      path: {
        id: components["parameters"]["recordId"];
      };
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "expected_close_date": "2026-10-30"
         *     }
         */
        "application/json": components["schemas"]["LeadsChange"];
      };
    };
    responses: {
      200: components["responses"]["LeadsChanged"];
    };
  };
  "leads.listActions": {
    parameters: {
      query?: {
        tenant?: components["parameters"]["tenant"];
      };
    };
    responses: {
      200: components["responses"]["Actions"];
    };
  };
  "leads.runBulkAction": {
    parameters: {
      query: {
        action: "move" | "win" | "lose" | "reopen" | "assign" | "import" | "undo-import";
        search?: components["parameters"]["Leads.list.search"];
        related?: components["parameters"]["Leads.list.related"];
        include?: components["parameters"]["Leads.list.include"];
        status?: components["parameters"]["Leads.status"];
        stage_id?: components["parameters"]["Leads.stage_id"];
        source_id?: components["parameters"]["Leads.source_id"];
        owner_employee_id?: components["parameters"]["Leads.owner_employee_id"];
        currency?: components["parameters"]["Leads.currency"];
        priority?: components["parameters"]["Leads.priority"];
        lost_reason?: components["parameters"]["Leads.lost_reason"];
        furthest_stage_id?: components["parameters"]["Leads.furthest_stage_id"];
        client_id?: components["parameters"]["Leads.client_id"];
        client_contact_id?: components["parameters"]["Leads.client_contact_id"];
        email?: components["parameters"]["Leads.email"];
        company_name?: components["parameters"]["Leads.company_name"];
        amount?: components["parameters"]["Leads.amount"];
        probability?: components["parameters"]["Leads.probability"];
        expected_close_date?: components["parameters"]["Leads.expected_close_date"];
        created_at?: components["parameters"]["Leads.created_at"];
        updated_at?: components["parameters"]["Leads.updated_at"];
        won_at?: components["parameters"]["Leads.won_at"];
        lost_at?: components["parameters"]["Leads.lost_at"];
        closed_at?: components["parameters"]["Leads.closed_at"];
        converted_at?: components["parameters"]["Leads.converted_at"];
        stage_entered_at?: components["parameters"]["Leads.stage_entered_at"];
        last_activity_at?: components["parameters"]["Leads.last_activity_at"];
        next_activity_at?: components["parameters"]["Leads.next_activity_at"];
        reached_stage_id?: components["parameters"]["Leads.reached_stage_id"];
        is_stale?: components["parameters"]["Leads.is_stale"];
        is_overdue?: components["parameters"]["Leads.is_overdue"];
        "-status"?: components["parameters"]["Leads.not.status"];
        "-stage_id"?: components["parameters"]["Leads.not.stage_id"];
        "-source_id"?: components["parameters"]["Leads.not.source_id"];
        "-owner_employee_id"?: components["parameters"]["Leads.not.owner_employee_id"];
        "-currency"?: components["parameters"]["Leads.not.currency"];
        "-priority"?: components["parameters"]["Leads.not.priority"];
        "-lost_reason"?: components["parameters"]["Leads.not.lost_reason"];
        "-furthest_stage_id"?: components["parameters"]["Leads.not.furthest_stage_id"];
        "-client_id"?: components["parameters"]["Leads.not.client_id"];
        "-client_contact_id"?: components["parameters"]["Leads.not.client_contact_id"];
        "-email"?: components["parameters"]["Leads.not.email"];
        "-company_name"?: components["parameters"]["Leads.not.company_name"];
        "-amount"?: components["parameters"]["Leads.not.amount"];
        "-probability"?: components["parameters"]["Leads.not.probability"];
        "-expected_close_date"?: components["parameters"]["Leads.not.expected_close_date"];
        "-created_at"?: components["parameters"]["Leads.not.created_at"];
        "-updated_at"?: components["parameters"]["Leads.not.updated_at"];
        "-won_at"?: components["parameters"]["Leads.not.won_at"];
        "-lost_at"?: components["parameters"]["Leads.not.lost_at"];
        "-closed_at"?: components["parameters"]["Leads.not.closed_at"];
        "-converted_at"?: components["parameters"]["Leads.not.converted_at"];
        "-stage_entered_at"?: components["parameters"]["Leads.not.stage_entered_at"];
        "-last_activity_at"?: components["parameters"]["Leads.not.last_activity_at"];
        "-next_activity_at"?: components["parameters"]["Leads.not.next_activity_at"];
        "-reached_stage_id"?: components["parameters"]["Leads.not.reached_stage_id"];
        "-is_stale"?: components["parameters"]["Leads.not.is_stale"];
        "-is_overdue"?: components["parameters"]["Leads.not.is_overdue"];
        dry_run?: components["parameters"]["dryRun"];
        tenant?: components["parameters"]["tenant"];
      };
      header?: {
        "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
      };
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["LeadsMoveAction"] | components["schemas"]["LeadsWinAction"] | components["schemas"]["LeadsLoseAction"] | components["schemas"]["LeadsReopenAction"] | components["schemas"]["LeadsAssignAction"] | components["schemas"]["LeadsUndoImportParameters"];
        "multipart/form-data": components["schemas"]["LeadsImportParameters"];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: unknown;
            message: string;
          };
        };
      };
    };
  };
  "leads.runAction": {
    parameters: {
      query: {
        action: "move" | "win" | "lose" | "reopen" | "assign" | "convert";
        related?: components["parameters"]["Leads.list.related"];
        include?: components["parameters"]["Leads.list.include"];
        dry_run?: components["parameters"]["dryRun"];
        tenant?: components["parameters"]["tenant"];
      };
      header?: {
        "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
      };
      path: {
        id: components["parameters"]["recordId"];
      };
    };
    requestBody?: {
      content: {
        "application/json": components["schemas"]["LeadsMoveParameters"] | components["schemas"]["LeadsWinParameters"] | components["schemas"]["LeadsLoseParameters"] | components["schemas"]["LeadsReopenParameters"] | components["schemas"]["LeadsAssignParameters"] | components["schemas"]["LeadsConvertParameters"];
      };
    };
    responses: {
      200: components["responses"]["LeadsActedOn"];
    };
  };
  "leads.listFilters": {
    parameters: {
      query?: {
        only?: components["parameters"]["only"];
        tenant?: components["parameters"]["tenant"];
      };
    };
    responses: {
      200: components["responses"]["Filters"];
    };
  };
  "leads.listGetters": {
    parameters: {
      query?: {
        tenant?: components["parameters"]["tenant"];
      };
    };
    responses: {
      200: components["responses"]["Getters"];
    };
  };
  "leads.getters.leadAnalyticsOverview": {
    parameters: {
      query?: {
        date?: components["schemas"]["FilterDate"];
        owner_employee_id?: components["schemas"]["FilterTexts"];
        source_id?: components["schemas"]["FilterTexts"];
        currency?: string;
        tenant?: components["parameters"]["tenant"];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: {
              created: {
                count: number;
                amount: number | null;
                links: {
                  list: string | null;
                };
              };
              won: {
                count: number;
                amount: number | null;
                links: {
                  list: string | null;
                };
              };
              lost: {
                count: number;
                amount: number | null;
                links: {
                  list: string | null;
                };
              };
              win_rate: number | null;
              win_rate_by_amount: number | null;
              average_won_amount: number | null;
              average_sales_cycle_days: number | null;
              median_sales_cycle_days: number | null;
              cohort: {
                created: number;
                won: number;
                lost: number;
                open: number;
                conversion_rate: number | null;
                loss_rate: number | null;
                open_rate: number | null;
                links: {
                  created: string | null;
                  won: string | null;
                  lost: string | null;
                  open: string | null;
                };
              };
              pipeline: {
                count: number;
                amount: number | null;
                weighted_amount: number | null;
                overdue_count: number;
                stale_count: number;
                without_next_activity_count: number;
                links: {
                  list: string | null;
                  overdue: string | null;
                  stale: string | null;
                  without_next_activity: string | null;
                };
              };
              previous: {
                created: {
                  count: number;
                  amount: number | null;
                };
                won: {
                  count: number;
                  amount: number | null;
                };
                lost: {
                  count: number;
                  amount: number | null;
                };
                win_rate: number | null;
              };
              change: {
                created_count: number | null;
                won_count: number | null;
                won_amount: number | null;
              };
            };
            meta?: {
              [key: string]: unknown;
            };
          };
        };
      };
    };
  };
  "leads.getters.leadFunnel": {
    parameters: {
      query?: {
        date?: components["schemas"]["FilterDate"];
        owner_employee_id?: components["schemas"]["FilterTexts"];
        source_id?: components["schemas"]["FilterTexts"];
        currency?: string;
        mode?: "cohort" | "period";
        tenant?: components["parameters"]["tenant"];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: {
              /** @constant */
              mode: "cohort";
              stages: {
                stage_id: string;
                name: string;
                reached_count: number;
                reached_amount: number | null;
                open_count: number;
                lost_count: number;
                conversion_from_previous: number | null;
                conversion_from_start: number | null;
                average_days: number | null;
                links: {
                  reached: string | null;
                  open: string | null;
                  lost: string | null;
                };
              }[];
              won: {
                count: number;
                amount: number | null;
                conversion_from_previous: number | null;
                conversion_from_start: number | null;
                links: {
                  list: string | null;
                };
              };
            } | {
              /** @constant */
              mode: "period";
              stages: {
                stage_id: string;
                name: string;
                in_stage_count: number;
                advanced_count: number;
                moved_back_count: number;
                lost_count: number;
                stayed_count: number;
                advance_rate: number | null;
                average_days: number | null;
              }[];
              won: {
                count: number;
                links: {
                  list: string | null;
                };
              };
              lost: {
                count: number;
                links: {
                  list: string | null;
                };
              };
              win_rate: number | null;
            };
            meta?: {
              [key: string]: unknown;
            };
          };
        };
      };
    };
  };
  "leads.getters.leadForecast": {
    parameters: {
      query?: {
        date?: components["schemas"]["FilterDate"];
        interval?: "month" | "quarter";
        owner_employee_id?: components["schemas"]["FilterTexts"];
        source_id?: components["schemas"]["FilterTexts"];
        currency?: string;
        tenant?: components["parameters"]["tenant"];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: {
              intervals: {
                label: string;
                from: string;
                to: string;
                open_count: number;
                open_amount: number | null;
                weighted_amount: number | null;
                won_count: number;
                won_amount: number | null;
                stages: {
                  stage_id: string;
                  name: string;
                  open_count: number;
                  open_amount: number | null;
                  weighted_amount: number | null;
                }[];
                forecast_amount: number | null;
                best_case_amount: number | null;
                links: {
                  open: string | null;
                  won: string | null;
                };
              }[];
              overdue: {
                open_count: number;
                open_amount: number | null;
                weighted_amount: number | null;
                stages: {
                  stage_id: string;
                  name: string;
                  open_count: number;
                  open_amount: number | null;
                  weighted_amount: number | null;
                }[];
                links: {
                  open: string | null;
                };
              };
              later: {
                open_count: number;
                open_amount: number | null;
                weighted_amount: number | null;
                stages: {
                  stage_id: string;
                  name: string;
                  open_count: number;
                  open_amount: number | null;
                  weighted_amount: number | null;
                }[];
                links: {
                  open: string | null;
                };
              };
              undated: {
                open_count: number;
                open_amount: number | null;
                weighted_amount: number | null;
                stages: {
                  stage_id: string;
                  name: string;
                  open_count: number;
                  open_amount: number | null;
                  weighted_amount: number | null;
                }[];
                links: {
                  open: string | null;
                };
              };
              total: {
                open_count: number;
                open_amount: number | null;
                weighted_amount: number | null;
                won_count: number;
                won_amount: number | null;
              };
            };
            meta?: {
              [key: string]: unknown;
            };
          };
        };
      };
    };
  };
  "leads.getters.leadSources": {
    parameters: {
      query?: {
        date?: components["schemas"]["FilterDate"];
        owner_employee_id?: components["schemas"]["FilterTexts"];
        source_id?: components["schemas"]["FilterTexts"];
        currency?: string;
        mode?: "cohort" | "period";
        tenant?: components["parameters"]["tenant"];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: {
              source_id: string | null;
              name: string;
              created_count: number;
              won_count: number;
              won_amount: number | null;
              lost_count: number;
              created_amount: number | null;
              share: number | null;
              open_count: number;
              conversion_rate: number | null;
              average_won_amount: number | null;
              average_sales_cycle_days: number | null;
              links: {
                created: string | null;
                won: string | null;
                lost: string | null;
              };
            }[] | {
              source_id: string | null;
              name: string;
              created_count: number;
              won_count: number;
              won_amount: number | null;
              lost_count: number;
              win_rate: number | null;
              average_won_amount: number | null;
              average_sales_cycle_days: number | null;
              links: {
                created: string | null;
                won: string | null;
                lost: string | null;
              };
            }[];
            meta?: {
              [key: string]: unknown;
            };
          };
        };
      };
    };
  };
  "leads.getters.leadVelocity": {
    parameters: {
      query?: {
        date?: components["schemas"]["FilterDate"];
        owner_employee_id?: components["schemas"]["FilterTexts"];
        source_id?: components["schemas"]["FilterTexts"];
        currency?: string;
        tenant?: components["parameters"]["tenant"];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: {
              opportunity_count: number;
              average_won_amount: number | null;
              win_rate: number | null;
              average_sales_cycle_days: number | null;
              velocity_per_day: number | null;
              links: {
                open: string | null;
              };
              stages: {
                stage_id: string;
                name: string;
                completed_count: number;
                average_days: number | null;
                median_days: number | null;
                p90_days: number | null;
                open_count: number;
                average_age_days: number | null;
                oldest_age_days: number | null;
                stale_count: number;
                links: {
                  open: string | null;
                  stale: string | null;
                };
              }[];
            };
            meta?: {
              [key: string]: unknown;
            };
          };
        };
      };
    };
  };
  "leads.getters.leadOwners": {
    parameters: {
      query?: {
        date?: components["schemas"]["FilterDate"];
        owner_employee_id?: components["schemas"]["FilterTexts"];
        source_id?: components["schemas"]["FilterTexts"];
        currency?: string;
        tenant?: components["parameters"]["tenant"];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: {
              owner_employee_id: string | null;
              name: string;
              created_count: number;
              won_count: number;
              won_amount: number | null;
              lost_count: number;
              win_rate: number | null;
              average_won_amount: number | null;
              average_sales_cycle_days: number | null;
              open_count: number;
              open_amount: number | null;
              weighted_amount: number | null;
              activities_count: number;
              meetings_held_count: number;
              links: {
                created: string | null;
                won: string | null;
                lost: string | null;
                open: string | null;
              };
            }[];
            meta?: {
              [key: string]: unknown;
            };
          };
        };
      };
    };
  };
  "leads.getters.leadLostReasons": {
    parameters: {
      query?: {
        date?: components["schemas"]["FilterDate"];
        owner_employee_id?: components["schemas"]["FilterTexts"];
        source_id?: components["schemas"]["FilterTexts"];
        currency?: string;
        tenant?: components["parameters"]["tenant"];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: {
              lost_reason: string;
              label: string;
              count: number;
              amount: number | null;
              share: number | null;
              average_days_to_loss: number | null;
              stages: {
                stage_id: string;
                name: string;
                count: number;
              }[];
              links: {
                list: string | null;
              };
            }[];
            meta?: {
              [key: string]: unknown;
            };
          };
        };
      };
    };
  };
  "leads.getters.leadAnalyticsExport": {
    parameters: {
      query?: {
        date?: components["schemas"]["FilterDate"];
        owner_employee_id?: components["schemas"]["FilterTexts"];
        source_id?: components["schemas"]["FilterTexts"];
        currency?: string;
        mode?: "cohort" | "period";
        format?: "xlsx" | "csv";
        sections?: ("overview" | "funnel" | "forecast" | "sources" | "velocity" | "owners" | "lost-reasons")[];
        tenant?: components["parameters"]["tenant"];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: {
              url: string;
              expires_at: string;
            };
            meta?: {
              [key: string]: unknown;
            };
          };
        };
      };
    };
  };
  "leads.getters.importColumns": {
    parameters: {
      query?: {
        tenant?: components["parameters"]["tenant"];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: {
              name: string;
              required: boolean;
              names: string | null;
              by: string | null;
              allowed: unknown[] | null;
            }[];
            meta?: {
              [key: string]: unknown;
            };
          };
        };
      };
    };
  };
  "leads.getters.downloadLeadsCsvTemplate": {
    parameters: {
      query?: {
        example?: boolean;
        tenant?: components["parameters"]["tenant"];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "text/csv": string;
        };
      };
    };
  };
  "leadActivities.list": {
    parameters: {
      query?: {
        page?: components["parameters"]["page"];
        perPage?: components["parameters"]["perPage"];
        cursor?: components["parameters"]["cursor"];
        sort?: components["parameters"]["LeadActivities.list.sort"];
        search?: components["parameters"]["LeadActivities.list.search"];
        related?: components["parameters"]["LeadActivities.list.related"];
        include?: components["parameters"]["LeadActivities.list.include"];
        lead_id?: components["parameters"]["LeadActivities.lead_id"];
        assignee_employee_id?: components["parameters"]["LeadActivities.assignee_employee_id"];
        created_by_user_id?: components["parameters"]["LeadActivities.created_by_user_id"];
        type?: components["parameters"]["LeadActivities.type"];
        occurred_at?: components["parameters"]["LeadActivities.occurred_at"];
        due_at?: components["parameters"]["LeadActivities.due_at"];
        completed_at?: components["parameters"]["LeadActivities.completed_at"];
        is_system?: components["parameters"]["LeadActivities.is_system"];
        "-lead_id"?: components["parameters"]["LeadActivities.not.lead_id"];
        "-assignee_employee_id"?: components["parameters"]["LeadActivities.not.assignee_employee_id"];
        "-created_by_user_id"?: components["parameters"]["LeadActivities.not.created_by_user_id"];
        "-type"?: components["parameters"]["LeadActivities.not.type"];
        "-occurred_at"?: components["parameters"]["LeadActivities.not.occurred_at"];
        "-due_at"?: components["parameters"]["LeadActivities.not.due_at"];
        "-completed_at"?: components["parameters"]["LeadActivities.not.completed_at"];
        "-is_system"?: components["parameters"]["LeadActivities.not.is_system"];
        tenant?: components["parameters"]["tenant"];
      };
    };
    responses: {
      200: components["responses"]["LeadActivitiesList"];
    };
  };
  "leadActivities.create": {
    parameters: {
      query?: {
        related?: components["parameters"]["LeadActivities.list.related"];
        include?: components["parameters"]["LeadActivities.list.include"];
        dry_run?: components["parameters"]["dryRun"];
        tenant?: components["parameters"]["tenant"];
      };
      header?: {
        "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
      };
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "lead_id": "01K0A6W2Z6Q6X1H2M9C3J5T7VN",
         *       "type": "call",
         *       "subject": "First call",
         *       "outcome": "connected"
         *     }
         */
        "application/json": components["schemas"]["LeadActivitiesCreate"];
      };
    };
    responses: {
      201: components["responses"]["LeadActivitiesCreated"];
    };
  };
  "leadActivities.show": {
    parameters: {
      query?: {
        related?: components["parameters"]["LeadActivities.list.related"];
        include?: components["parameters"]["LeadActivities.list.include"];
        actions?: components["parameters"]["allActions"];
        tenant?: components["parameters"]["tenant"];
      };
      header?: {
        "If-None-Match"?: components["parameters"]["ifNoneMatch"];
      };
      path: {
        id: components["parameters"]["recordId"];
      };
    };
    responses: {
      200: components["responses"]["LeadActivitiesShown"];
    };
  };
  "leadActivities.delete": {
    parameters: {
      query?: {
        dry_run?: components["parameters"]["dryRun"];
        tenant?: components["parameters"]["tenant"];
      };
      header?: {
        "If-Match"?: components["parameters"]["ifMatch"];
      };
      path: {
        id: components["parameters"]["recordId"];
      };
    };
    responses: {
      204: components["responses"]["Deleted"];
    };
  };
  "leadActivities.update": {
    parameters: {
      query?: {
        related?: components["parameters"]["LeadActivities.list.related"];
        include?: components["parameters"]["LeadActivities.list.include"];
        dry_run?: components["parameters"]["dryRun"];
        tenant?: components["parameters"]["tenant"];
      };
      header?: {
        "If-Match"?: components["parameters"]["ifMatch"];
      };
      path: {
        id: components["parameters"]["recordId"];
      };
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "body": "They decide in May."
         *     }
         */
        "application/json": components["schemas"]["LeadActivitiesChange"];
      };
    };
    responses: {
      200: components["responses"]["LeadActivitiesChanged"];
    };
  };
  "leadActivities.listActions": {
    parameters: {
      query?: {
        tenant?: components["parameters"]["tenant"];
      };
    };
    responses: {
      200: components["responses"]["Actions"];
    };
  };
  "leadActivities.runBulkAction": {
    parameters: {
      query: {
        action: "complete" | "reopen";
        search?: components["parameters"]["LeadActivities.list.search"];
        related?: components["parameters"]["LeadActivities.list.related"];
        include?: components["parameters"]["LeadActivities.list.include"];
        lead_id?: components["parameters"]["LeadActivities.lead_id"];
        assignee_employee_id?: components["parameters"]["LeadActivities.assignee_employee_id"];
        created_by_user_id?: components["parameters"]["LeadActivities.created_by_user_id"];
        type?: components["parameters"]["LeadActivities.type"];
        occurred_at?: components["parameters"]["LeadActivities.occurred_at"];
        due_at?: components["parameters"]["LeadActivities.due_at"];
        completed_at?: components["parameters"]["LeadActivities.completed_at"];
        is_system?: components["parameters"]["LeadActivities.is_system"];
        "-lead_id"?: components["parameters"]["LeadActivities.not.lead_id"];
        "-assignee_employee_id"?: components["parameters"]["LeadActivities.not.assignee_employee_id"];
        "-created_by_user_id"?: components["parameters"]["LeadActivities.not.created_by_user_id"];
        "-type"?: components["parameters"]["LeadActivities.not.type"];
        "-occurred_at"?: components["parameters"]["LeadActivities.not.occurred_at"];
        "-due_at"?: components["parameters"]["LeadActivities.not.due_at"];
        "-completed_at"?: components["parameters"]["LeadActivities.not.completed_at"];
        "-is_system"?: components["parameters"]["LeadActivities.not.is_system"];
        dry_run?: components["parameters"]["dryRun"];
        tenant?: components["parameters"]["tenant"];
      };
      header?: {
        "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
      };
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["LeadActivitiesCompleteAction"] | components["schemas"]["LeadActivitiesReopenAction"];
      };
    };
    responses: {
      200: components["responses"]["LeadActivitiesBulkActedOn"];
    };
  };
  "leadActivities.runAction": {
    parameters: {
      query: {
        action: "complete" | "reopen";
        related?: components["parameters"]["LeadActivities.list.related"];
        include?: components["parameters"]["LeadActivities.list.include"];
        dry_run?: components["parameters"]["dryRun"];
        tenant?: components["parameters"]["tenant"];
      };
      header?: {
        "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
      };
      path: {
        id: components["parameters"]["recordId"];
      };
    };
    requestBody?: {
      content: {
        "application/json": components["schemas"]["LeadActivitiesCompleteParameters"] | components["schemas"]["LeadActivitiesReopenParameters"];
      };
    };
    responses: {
      200: components["responses"]["LeadActivitiesActedOn"];
    };
  };
  "leadActivities.listFilters": {
    parameters: {
      query?: {
        only?: components["parameters"]["only"];
        tenant?: components["parameters"]["tenant"];
      };
    };
    responses: {
      200: components["responses"]["Filters"];
    };
  };
  "leadActivities.listGetters": {
    parameters: {
      query?: {
        tenant?: components["parameters"]["tenant"];
      };
    };
    responses: {
      200: components["responses"]["Getters"];
    };
  };
  "meetings.list": {
    parameters: {
      query?: {
        page?: components["parameters"]["page"];
        perPage?: components["parameters"]["perPage"];
        cursor?: components["parameters"]["cursor"];
        sort?: components["parameters"]["Meetings.list.sort"];
        search?: components["parameters"]["Meetings.list.search"];
        related?: components["parameters"]["Meetings.list.related"];
        include?: components["parameters"]["Meetings.list.include"];
        lead_id?: components["parameters"]["Meetings.lead_id"];
        client_id?: components["parameters"]["Meetings.client_id"];
        organizer_employee_id?: components["parameters"]["Meetings.organizer_employee_id"];
        attendee_employee_id?: components["parameters"]["Meetings.attendee_employee_id"];
        status?: components["parameters"]["Meetings.status"];
        starts_at?: components["parameters"]["Meetings.starts_at"];
        ends_at?: components["parameters"]["Meetings.ends_at"];
        "-lead_id"?: components["parameters"]["Meetings.not.lead_id"];
        "-client_id"?: components["parameters"]["Meetings.not.client_id"];
        "-organizer_employee_id"?: components["parameters"]["Meetings.not.organizer_employee_id"];
        "-attendee_employee_id"?: components["parameters"]["Meetings.not.attendee_employee_id"];
        "-status"?: components["parameters"]["Meetings.not.status"];
        "-starts_at"?: components["parameters"]["Meetings.not.starts_at"];
        "-ends_at"?: components["parameters"]["Meetings.not.ends_at"];
        tenant?: components["parameters"]["tenant"];
      };
    };
    responses: {
      200: components["responses"]["MeetingsList"];
    };
  };
  "meetings.create": {
    parameters: {
      query?: {
        related?: components["parameters"]["Meetings.list.related"];
        include?: components["parameters"]["Meetings.list.include"];
        dry_run?: components["parameters"]["dryRun"];
        tenant?: components["parameters"]["tenant"];
      };
      header?: {
        "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
      };
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "lead_id": "01K0A6W2Z6Q6X1H2M9C3J5T7VN",
         *       "title": "First talk",
         *       "starts_at": "2026-10-05T09:00:00Z",
         *       "ends_at": "2026-10-05T10:00:00Z",
         *       "organizer_employee_id": "01K0A6W2Z6Q6X1H2M9C3J5T7VN"
         *     }
         */
        "application/json": components["schemas"]["MeetingsCreate"];
      };
    };
    responses: {
      201: components["responses"]["MeetingsCreated"];
    };
  };
  "meetings.show": {
    parameters: {
      query?: {
        related?: components["parameters"]["Meetings.list.related"];
        include?: components["parameters"]["Meetings.list.include"];
        actions?: components["parameters"]["allActions"];
        tenant?: components["parameters"]["tenant"];
      };
      header?: {
        "If-None-Match"?: components["parameters"]["ifNoneMatch"];
      };
      path: {
        id: components["parameters"]["recordId"];
      };
    };
    responses: {
      200: components["responses"]["MeetingsShown"];
    };
  };
  "meetings.delete": {
    parameters: {
      query?: {
        dry_run?: components["parameters"]["dryRun"];
        tenant?: components["parameters"]["tenant"];
      };
      header?: {
        "If-Match"?: components["parameters"]["ifMatch"];
      };
      path: {
        id: components["parameters"]["recordId"];
      };
    };
    responses: {
      204: components["responses"]["Deleted"];
    };
  };
  "meetings.update": {
    parameters: {
      query?: {
        related?: components["parameters"]["Meetings.list.related"];
        include?: components["parameters"]["Meetings.list.include"];
        dry_run?: components["parameters"]["dryRun"];
        tenant?: components["parameters"]["tenant"];
      };
      header?: {
        "If-Match"?: components["parameters"]["ifMatch"];
      };
      path: {
        id: components["parameters"]["recordId"];
      };
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "location": "Second floor"
         *     }
         */
        "application/json": components["schemas"]["MeetingsChange"];
      };
    };
    responses: {
      200: components["responses"]["MeetingsChanged"];
    };
  };
  "meetings.listActions": {
    parameters: {
      query?: {
        tenant?: components["parameters"]["tenant"];
      };
    };
    responses: {
      200: components["responses"]["Actions"];
    };
  };
  "meetings.runBulkAction": {
    parameters: {
      query: {
        action: "complete" | "mark-no-show" | "cancel" | "reopen" | "download-ics";
        search?: components["parameters"]["Meetings.list.search"];
        related?: components["parameters"]["Meetings.list.related"];
        include?: components["parameters"]["Meetings.list.include"];
        sort?: components["parameters"]["Meetings.list.sort"];
        lead_id?: components["parameters"]["Meetings.lead_id"];
        client_id?: components["parameters"]["Meetings.client_id"];
        organizer_employee_id?: components["parameters"]["Meetings.organizer_employee_id"];
        attendee_employee_id?: components["parameters"]["Meetings.attendee_employee_id"];
        status?: components["parameters"]["Meetings.status"];
        starts_at?: components["parameters"]["Meetings.starts_at"];
        ends_at?: components["parameters"]["Meetings.ends_at"];
        "-lead_id"?: components["parameters"]["Meetings.not.lead_id"];
        "-client_id"?: components["parameters"]["Meetings.not.client_id"];
        "-organizer_employee_id"?: components["parameters"]["Meetings.not.organizer_employee_id"];
        "-attendee_employee_id"?: components["parameters"]["Meetings.not.attendee_employee_id"];
        "-status"?: components["parameters"]["Meetings.not.status"];
        "-starts_at"?: components["parameters"]["Meetings.not.starts_at"];
        "-ends_at"?: components["parameters"]["Meetings.not.ends_at"];
        dry_run?: components["parameters"]["dryRun"];
        tenant?: components["parameters"]["tenant"];
      };
      header?: {
        "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
      };
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["MeetingsCompleteAction"] | components["schemas"]["MeetingsMarkNoShowAction"] | components["schemas"]["MeetingsCancelAction"] | components["schemas"]["MeetingsReopenAction"] | components["schemas"]["MeetingsDownloadIcsAction"];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: unknown;
            message: string;
          };
          "text/calendar; charset=utf-8": string;
        };
      };
    };
  };
  "meetings.runAction": {
    parameters: {
      query: {
        action: "complete" | "mark-no-show" | "cancel" | "reopen";
        related?: components["parameters"]["Meetings.list.related"];
        include?: components["parameters"]["Meetings.list.include"];
        dry_run?: components["parameters"]["dryRun"];
        tenant?: components["parameters"]["tenant"];
      };
      header?: {
        "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
      };
      path: {
        id: components["parameters"]["recordId"];
      };
    };
    requestBody?: {
      content: {
        "application/json": components["schemas"]["MeetingsCompleteParameters"] | components["schemas"]["MeetingsMarkNoShowParameters"] | components["schemas"]["MeetingsCancelParameters"] | components["schemas"]["MeetingsReopenParameters"];
      };
    };
    responses: {
      200: components["responses"]["MeetingsActedOn"];
    };
  };
  "meetings.listFilters": {
    parameters: {
      query?: {
        only?: components["parameters"]["only"];
        tenant?: components["parameters"]["tenant"];
      };
    };
    responses: {
      200: components["responses"]["Filters"];
    };
  };
  "meetings.listGetters": {
    parameters: {
      query?: {
        tenant?: components["parameters"]["tenant"];
      };
    };
    responses: {
      200: components["responses"]["Getters"];
    };
  };
  "leadStages.list": {
    parameters: {
      query?: {
        page?: components["parameters"]["page"];
        perPage?: components["parameters"]["perPage"];
        cursor?: components["parameters"]["cursor"];
        sort?: components["parameters"]["LeadStages.list.sort"];
        search?: components["parameters"]["LeadStages.list.search"];
        archived?: components["parameters"]["LeadStages.archived"];
        probability?: components["parameters"]["LeadStages.probability"];
        "-archived"?: components["parameters"]["LeadStages.not.archived"];
        "-probability"?: components["parameters"]["LeadStages.not.probability"];
        tenant?: components["parameters"]["tenant"];
      };
    };
    responses: {
      200: components["responses"]["LeadStagesList"];
    };
  };
  "leadStages.create": {
    parameters: {
      query?: {
        dry_run?: components["parameters"]["dryRun"];
        tenant?: components["parameters"]["tenant"];
      };
      header?: {
        "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
      };
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "name": "Contract",
         *       "probability": 90
         *     }
         */
        "application/json": components["schemas"]["LeadStagesCreate"];
      };
    };
    responses: {
      201: components["responses"]["LeadStagesCreated"];
    };
  };
  "leadStages.show": {
    parameters: {
      query?: {
        actions?: components["parameters"]["allActions"];
        tenant?: components["parameters"]["tenant"];
      };
      header?: {
        "If-None-Match"?: components["parameters"]["ifNoneMatch"];
      };
      path: {
        id: components["parameters"]["recordId"];
      };
    };
    responses: {
      200: components["responses"]["LeadStagesShown"];
    };
  };
  "leadStages.delete": {
    parameters: {
      query?: {
        dry_run?: components["parameters"]["dryRun"];
        tenant?: components["parameters"]["tenant"];
      };
      header?: {
        "If-Match"?: components["parameters"]["ifMatch"];
      };
      path: {
        id: components["parameters"]["recordId"];
      };
    };
    responses: {
      204: components["responses"]["Deleted"];
    };
  };
  "leadStages.update": {
    parameters: {
      query?: {
        dry_run?: components["parameters"]["dryRun"];
        tenant?: components["parameters"]["tenant"];
      };
      header?: {
        "If-Match"?: components["parameters"]["ifMatch"];
      };
      path: {
        id: components["parameters"]["recordId"];
      };
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "stale_after_days": 21
         *     }
         */
        "application/json": components["schemas"]["LeadStagesChange"];
      };
    };
    responses: {
      200: components["responses"]["LeadStagesChanged"];
    };
  };
  "leadStages.listActions": {
    parameters: {
      query?: {
        tenant?: components["parameters"]["tenant"];
      };
    };
    responses: {
      200: components["responses"]["Actions"];
    };
  };
  "leadStages.runBulkAction": {
    parameters: {
      query: {
        action: "reorder" | "archive" | "restore";
        search?: components["parameters"]["LeadStages.list.search"];
        archived?: components["parameters"]["LeadStages.archived"];
        probability?: components["parameters"]["LeadStages.probability"];
        "-archived"?: components["parameters"]["LeadStages.not.archived"];
        "-probability"?: components["parameters"]["LeadStages.not.probability"];
        dry_run?: components["parameters"]["dryRun"];
        tenant?: components["parameters"]["tenant"];
      };
      header?: {
        "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
      };
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["LeadStagesReorderAction"] | components["schemas"]["LeadStagesArchiveAction"] | components["schemas"]["LeadStagesRestoreAction"];
      };
    };
    responses: {
      200: components["responses"]["LeadStagesBulkActedOn"];
    };
  };
  "leadStages.runAction": {
    parameters: {
      query: {
        action: "archive" | "restore";
        dry_run?: components["parameters"]["dryRun"];
        tenant?: components["parameters"]["tenant"];
      };
      header?: {
        "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
      };
      path: {
        id: components["parameters"]["recordId"];
      };
    };
    requestBody?: {
      content: {
        "application/json": components["schemas"]["LeadStagesArchiveParameters"] | components["schemas"]["LeadStagesRestoreParameters"];
      };
    };
    responses: {
      200: components["responses"]["LeadStagesActedOn"];
    };
  };
  "leadStages.listFilters": {
    parameters: {
      query?: {
        only?: components["parameters"]["only"];
        tenant?: components["parameters"]["tenant"];
      };
    };
    responses: {
      200: components["responses"]["Filters"];
    };
  };
  "leadStages.listGetters": {
    parameters: {
      query?: {
        tenant?: components["parameters"]["tenant"];
      };
    };
    responses: {
      200: components["responses"]["Getters"];
    };
  };
  "leadSources.list": {
    parameters: {
      query?: {
        page?: components["parameters"]["page"];
        perPage?: components["parameters"]["perPage"];
        cursor?: components["parameters"]["cursor"];
        sort?: components["parameters"]["LeadSources.list.sort"];
        search?: components["parameters"]["LeadSources.list.search"];
        archived?: components["parameters"]["LeadSources.archived"];
        "-archived"?: components["parameters"]["LeadSources.not.archived"];
        tenant?: components["parameters"]["tenant"];
      };
    };
    responses: {
      200: components["responses"]["LeadSourcesList"];
    };
  };
  "leadSources.create": {
    parameters: {
      query?: {
        dry_run?: components["parameters"]["dryRun"];
        tenant?: components["parameters"]["tenant"];
      };
      header?: {
        "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
      };
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "name": "Newsletter"
         *     }
         */
        "application/json": components["schemas"]["LeadSourcesCreate"];
      };
    };
    responses: {
      201: components["responses"]["LeadSourcesCreated"];
    };
  };
  "leadSources.show": {
    parameters: {
      query?: {
        actions?: components["parameters"]["allActions"];
        tenant?: components["parameters"]["tenant"];
      };
      header?: {
        "If-None-Match"?: components["parameters"]["ifNoneMatch"];
      };
      path: {
        id: components["parameters"]["recordId"];
      };
    };
    responses: {
      200: components["responses"]["LeadSourcesShown"];
    };
  };
  "leadSources.delete": {
    parameters: {
      query?: {
        dry_run?: components["parameters"]["dryRun"];
        tenant?: components["parameters"]["tenant"];
      };
      header?: {
        "If-Match"?: components["parameters"]["ifMatch"];
      };
      path: {
        id: components["parameters"]["recordId"];
      };
    };
    responses: {
      204: components["responses"]["Deleted"];
    };
  };
  "leadSources.update": {
    parameters: {
      query?: {
        dry_run?: components["parameters"]["dryRun"];
        tenant?: components["parameters"]["tenant"];
      };
      header?: {
        "If-Match"?: components["parameters"]["ifMatch"];
      };
      path: {
        id: components["parameters"]["recordId"];
      };
    };
    requestBody: {
      content: {
        /** @example {} */
        "application/json": components["schemas"]["LeadSourcesChange"];
      };
    };
    responses: {
      200: components["responses"]["LeadSourcesChanged"];
    };
  };
  "leadSources.listActions": {
    parameters: {
      query?: {
        tenant?: components["parameters"]["tenant"];
      };
    };
    responses: {
      200: components["responses"]["Actions"];
    };
  };
  "leadSources.runBulkAction": {
    parameters: {
      query: {
        action: "archive" | "restore";
        search?: components["parameters"]["LeadSources.list.search"];
        archived?: components["parameters"]["LeadSources.archived"];
        "-archived"?: components["parameters"]["LeadSources.not.archived"];
        dry_run?: components["parameters"]["dryRun"];
        tenant?: components["parameters"]["tenant"];
      };
      header?: {
        "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
      };
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["LeadSourcesArchiveAction"] | components["schemas"]["LeadSourcesRestoreAction"];
      };
    };
    responses: {
      200: components["responses"]["LeadSourcesBulkActedOn"];
    };
  };
  "leadSources.runAction": {
    parameters: {
      query: {
        action: "archive" | "restore";
        dry_run?: components["parameters"]["dryRun"];
        tenant?: components["parameters"]["tenant"];
      };
      header?: {
        "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
      };
      path: {
        id: components["parameters"]["recordId"];
      };
    };
    requestBody?: {
      content: {
        "application/json": components["schemas"]["LeadSourcesArchiveParameters"] | components["schemas"]["LeadSourcesRestoreParameters"];
      };
    };
    responses: {
      200: components["responses"]["LeadSourcesActedOn"];
    };
  };
  "leadSources.listFilters": {
    parameters: {
      query?: {
        only?: components["parameters"]["only"];
        tenant?: components["parameters"]["tenant"];
      };
    };
    responses: {
      200: components["responses"]["Filters"];
    };
  };
  "leadSources.listGetters": {
    parameters: {
      query?: {
        tenant?: components["parameters"]["tenant"];
      };
    };
    responses: {
      200: components["responses"]["Getters"];
    };
  };
  "tickets.list": {
    parameters: {
      query?: {
        page?: components["parameters"]["page"];
        perPage?: components["parameters"]["perPage"];
        cursor?: components["parameters"]["cursor"];
        sort?: components["parameters"]["Tickets.list.sort"];
        search?: components["parameters"]["Tickets.list.search"];
        related?: components["parameters"]["Tickets.list.related"];
        include?: components["parameters"]["Tickets.list.include"];
        status?: components["parameters"]["Tickets.status"];
        priority?: components["parameters"]["Tickets.priority"];
        type?: components["parameters"]["Tickets.type"];
        channel?: components["parameters"]["Tickets.channel"];
        stage_id?: components["parameters"]["Tickets.stage_id"];
        assignee_employee_id?: components["parameters"]["Tickets.assignee_employee_id"];
        requester_employee_id?: components["parameters"]["Tickets.requester_employee_id"];
        client_id?: components["parameters"]["Tickets.client_id"];
        client_contact_id?: components["parameters"]["Tickets.client_contact_id"];
        project_id?: components["parameters"]["Tickets.project_id"];
        task_id?: components["parameters"]["Tickets.task_id"];
        created_by_user_id?: components["parameters"]["Tickets.created_by_user_id"];
        first_response_state?: components["parameters"]["Tickets.first_response_state"];
        resolution_state?: components["parameters"]["Tickets.resolution_state"];
        number?: components["parameters"]["Tickets.number"];
        requester_email?: components["parameters"]["Tickets.requester_email"];
        is_sla_breached?: components["parameters"]["Tickets.is_sla_breached"];
        due_date?: components["parameters"]["Tickets.due_date"];
        first_response_due_at?: components["parameters"]["Tickets.first_response_due_at"];
        resolution_due_at?: components["parameters"]["Tickets.resolution_due_at"];
        first_responded_at?: components["parameters"]["Tickets.first_responded_at"];
        resolved_at?: components["parameters"]["Tickets.resolved_at"];
        last_comment_at?: components["parameters"]["Tickets.last_comment_at"];
        created_at?: components["parameters"]["Tickets.created_at"];
        updated_at?: components["parameters"]["Tickets.updated_at"];
        reopen_count?: components["parameters"]["Tickets.reopen_count"];
        "-status"?: components["parameters"]["Tickets.not.status"];
        "-priority"?: components["parameters"]["Tickets.not.priority"];
        "-type"?: components["parameters"]["Tickets.not.type"];
        "-channel"?: components["parameters"]["Tickets.not.channel"];
        "-stage_id"?: components["parameters"]["Tickets.not.stage_id"];
        "-assignee_employee_id"?: components["parameters"]["Tickets.not.assignee_employee_id"];
        "-requester_employee_id"?: components["parameters"]["Tickets.not.requester_employee_id"];
        "-client_id"?: components["parameters"]["Tickets.not.client_id"];
        "-client_contact_id"?: components["parameters"]["Tickets.not.client_contact_id"];
        "-project_id"?: components["parameters"]["Tickets.not.project_id"];
        "-task_id"?: components["parameters"]["Tickets.not.task_id"];
        "-created_by_user_id"?: components["parameters"]["Tickets.not.created_by_user_id"];
        "-first_response_state"?: components["parameters"]["Tickets.not.first_response_state"];
        "-resolution_state"?: components["parameters"]["Tickets.not.resolution_state"];
        "-number"?: components["parameters"]["Tickets.not.number"];
        "-requester_email"?: components["parameters"]["Tickets.not.requester_email"];
        "-is_sla_breached"?: components["parameters"]["Tickets.not.is_sla_breached"];
        "-due_date"?: components["parameters"]["Tickets.not.due_date"];
        "-first_response_due_at"?: components["parameters"]["Tickets.not.first_response_due_at"];
        "-resolution_due_at"?: components["parameters"]["Tickets.not.resolution_due_at"];
        "-first_responded_at"?: components["parameters"]["Tickets.not.first_responded_at"];
        "-resolved_at"?: components["parameters"]["Tickets.not.resolved_at"];
        "-last_comment_at"?: components["parameters"]["Tickets.not.last_comment_at"];
        "-created_at"?: components["parameters"]["Tickets.not.created_at"];
        "-updated_at"?: components["parameters"]["Tickets.not.updated_at"];
        "-reopen_count"?: components["parameters"]["Tickets.not.reopen_count"];
        group?: "stage_id" | "assignee_employee_id" | "priority" | "status";
        tenant?: components["parameters"]["tenant"];
      };
    };
    responses: {
      200: components["responses"]["TicketsList"];
    };
  };
  "tickets.create": {
    parameters: {
      query?: {
        related?: components["parameters"]["Tickets.list.related"];
        include?: components["parameters"]["Tickets.list.include"];
        dry_run?: components["parameters"]["dryRun"];
        tenant?: components["parameters"]["tenant"];
      };
      header?: {
        "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
      };
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "subject": "The scanner on the second floor is offline",
         *       "type": "incident",
         *       "priority": "high"
         *     }
         */
        "application/json": components["schemas"]["TicketsCreate"];
      };
    };
    responses: {
      201: components["responses"]["TicketsCreated"];
    };
  };
  "tickets.show": {
    parameters: {
      query?: {
        related?: components["parameters"]["Tickets.list.related"];
        include?: components["parameters"]["Tickets.list.include"];
        actions?: components["parameters"]["allActions"];
        tenant?: components["parameters"]["tenant"];
      };
      header?: {
        "If-None-Match"?: components["parameters"]["ifNoneMatch"];
      };
      path: {
        id: components["parameters"]["recordId"];
      };
    };
    responses: {
      200: components["responses"]["TicketsShown"];
    };
  };
  "tickets.delete": {
    parameters: {
      query?: {
        dry_run?: components["parameters"]["dryRun"];
        tenant?: components["parameters"]["tenant"];
      };
      header?: {
        "If-Match"?: components["parameters"]["ifMatch"];
      };
      path: {
        id: components["parameters"]["recordId"];
      };
    };
    responses: {
      204: components["responses"]["Deleted"];
    };
  };
  "tickets.update": {
    parameters: {
      query?: {
        related?: components["parameters"]["Tickets.list.related"];
        include?: components["parameters"]["Tickets.list.include"];
        dry_run?: components["parameters"]["dryRun"];
        tenant?: components["parameters"]["tenant"];
      };
      header?: {
        "If-Match"?: components["parameters"]["ifMatch"];
      };
      path: {
        id: components["parameters"]["recordId"];
      };
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "due_date": "2026-08-14"
         *     }
         */
        "application/json": components["schemas"]["TicketsChange"];
      };
    };
    responses: {
      200: components["responses"]["TicketsChanged"];
    };
  };
  "tickets.listActions": {
    parameters: {
      query?: {
        tenant?: components["parameters"]["tenant"];
      };
    };
    responses: {
      200: components["responses"]["Actions"];
    };
  };
  "tickets.runBulkAction": {
    parameters: {
      query: {
        action: "reorder" | "assign" | "resolve" | "reopen" | "set-priority" | "recalculate-sla";
        search?: components["parameters"]["Tickets.list.search"];
        related?: components["parameters"]["Tickets.list.related"];
        include?: components["parameters"]["Tickets.list.include"];
        status?: components["parameters"]["Tickets.status"];
        priority?: components["parameters"]["Tickets.priority"];
        type?: components["parameters"]["Tickets.type"];
        channel?: components["parameters"]["Tickets.channel"];
        stage_id?: components["parameters"]["Tickets.stage_id"];
        assignee_employee_id?: components["parameters"]["Tickets.assignee_employee_id"];
        requester_employee_id?: components["parameters"]["Tickets.requester_employee_id"];
        client_id?: components["parameters"]["Tickets.client_id"];
        client_contact_id?: components["parameters"]["Tickets.client_contact_id"];
        project_id?: components["parameters"]["Tickets.project_id"];
        task_id?: components["parameters"]["Tickets.task_id"];
        created_by_user_id?: components["parameters"]["Tickets.created_by_user_id"];
        first_response_state?: components["parameters"]["Tickets.first_response_state"];
        resolution_state?: components["parameters"]["Tickets.resolution_state"];
        number?: components["parameters"]["Tickets.number"];
        requester_email?: components["parameters"]["Tickets.requester_email"];
        is_sla_breached?: components["parameters"]["Tickets.is_sla_breached"];
        due_date?: components["parameters"]["Tickets.due_date"];
        first_response_due_at?: components["parameters"]["Tickets.first_response_due_at"];
        resolution_due_at?: components["parameters"]["Tickets.resolution_due_at"];
        first_responded_at?: components["parameters"]["Tickets.first_responded_at"];
        resolved_at?: components["parameters"]["Tickets.resolved_at"];
        last_comment_at?: components["parameters"]["Tickets.last_comment_at"];
        created_at?: components["parameters"]["Tickets.created_at"];
        updated_at?: components["parameters"]["Tickets.updated_at"];
        reopen_count?: components["parameters"]["Tickets.reopen_count"];
        "-status"?: components["parameters"]["Tickets.not.status"];
        "-priority"?: components["parameters"]["Tickets.not.priority"];
        "-type"?: components["parameters"]["Tickets.not.type"];
        "-channel"?: components["parameters"]["Tickets.not.channel"];
        "-stage_id"?: components["parameters"]["Tickets.not.stage_id"];
        "-assignee_employee_id"?: components["parameters"]["Tickets.not.assignee_employee_id"];
        "-requester_employee_id"?: components["parameters"]["Tickets.not.requester_employee_id"];
        "-client_id"?: components["parameters"]["Tickets.not.client_id"];
        "-client_contact_id"?: components["parameters"]["Tickets.not.client_contact_id"];
        "-project_id"?: components["parameters"]["Tickets.not.project_id"];
        "-task_id"?: components["parameters"]["Tickets.not.task_id"];
        "-created_by_user_id"?: components["parameters"]["Tickets.not.created_by_user_id"];
        "-first_response_state"?: components["parameters"]["Tickets.not.first_response_state"];
        "-resolution_state"?: components["parameters"]["Tickets.not.resolution_state"];
        "-number"?: components["parameters"]["Tickets.not.number"];
        "-requester_email"?: components["parameters"]["Tickets.not.requester_email"];
        "-is_sla_breached"?: components["parameters"]["Tickets.not.is_sla_breached"];
        "-due_date"?: components["parameters"]["Tickets.not.due_date"];
        "-first_response_due_at"?: components["parameters"]["Tickets.not.first_response_due_at"];
        "-resolution_due_at"?: components["parameters"]["Tickets.not.resolution_due_at"];
        "-first_responded_at"?: components["parameters"]["Tickets.not.first_responded_at"];
        "-resolved_at"?: components["parameters"]["Tickets.not.resolved_at"];
        "-last_comment_at"?: components["parameters"]["Tickets.not.last_comment_at"];
        "-created_at"?: components["parameters"]["Tickets.not.created_at"];
        "-updated_at"?: components["parameters"]["Tickets.not.updated_at"];
        "-reopen_count"?: components["parameters"]["Tickets.not.reopen_count"];
        dry_run?: components["parameters"]["dryRun"];
        tenant?: components["parameters"]["tenant"];
      };
      header?: {
        "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
      };
    };
    requestBody?: {
      content: {
        "application/json": components["schemas"]["TicketsReorderAction"] | components["schemas"]["TicketsAssignAction"] | components["schemas"]["TicketsResolveAction"] | components["schemas"]["TicketsReopenAction"] | components["schemas"]["TicketsSetPriorityAction"] | components["schemas"]["TicketsRecalculateSlaParameters"];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: unknown;
            message: string;
          };
        };
      };
    };
  };
  "tickets.runAction": {
    parameters: {
      query: {
        action: "move" | "assign" | "take" | "resolve" | "reopen";
        related?: components["parameters"]["Tickets.list.related"];
        include?: components["parameters"]["Tickets.list.include"];
        dry_run?: components["parameters"]["dryRun"];
        tenant?: components["parameters"]["tenant"];
      };
      header?: {
        "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
      };
      path: {
        id: components["parameters"]["recordId"];
      };
    };
    requestBody?: {
      content: {
        "application/json": components["schemas"]["TicketsMoveParameters"] | components["schemas"]["TicketsAssignParameters"] | components["schemas"]["TicketsTakeParameters"] | components["schemas"]["TicketsResolveParameters"] | components["schemas"]["TicketsReopenParameters"];
      };
    };
    responses: {
      200: components["responses"]["TicketsActedOn"];
    };
  };
  "tickets.listFilters": {
    parameters: {
      query?: {
        only?: components["parameters"]["only"];
        tenant?: components["parameters"]["tenant"];
      };
    };
    responses: {
      200: components["responses"]["Filters"];
    };
  };
  "tickets.listGetters": {
    parameters: {
      query?: {
        tenant?: components["parameters"]["tenant"];
      };
    };
    responses: {
      200: components["responses"]["Getters"];
    };
  };
  "tickets.getters.ticketAnalytics": {
    parameters: {
      query?: {
        date?: components["schemas"]["FilterDate"];
        assignee_employee_id?: components["schemas"]["FilterTexts"];
        client_id?: components["schemas"]["FilterTexts"];
        priority?: ("low" | "normal" | "high" | "urgent")[];
        tenant?: components["parameters"]["tenant"];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: {
              created_count: number;
              resolved_count: number;
              backlog_count: number;
              reopened_count: number;
              links: {
                created: string | null;
                resolved: string | null;
                backlog: string | null;
              };
              first_response: {
                count: number;
                average_minutes: number | null;
                median_minutes: number | null;
                met_count: number;
                breached_count: number;
                compliance: number | null;
                untracked_count: number;
                links: {
                  list: string | null;
                  met: string | null;
                  breached: string | null;
                  untracked: string | null;
                };
              };
              resolution: {
                count: number;
                average_minutes: number | null;
                median_minutes: number | null;
                met_count: number;
                breached_count: number;
                compliance: number | null;
                untracked_count: number;
                links: {
                  list: string | null;
                  met: string | null;
                  breached: string | null;
                  untracked: string | null;
                };
              };
              by_priority: {
                /** @enum {string} */
                priority: "low" | "normal" | "high" | "urgent";
                created_count: number;
                resolved_count: number;
                backlog_count: number;
                links: {
                  created: string | null;
                  resolved: string | null;
                  backlog: string | null;
                };
              }[];
              by_assignee: {
                assignee_employee_id: string | null;
                name: string | null;
                created_count: number;
                resolved_count: number;
                backlog_count: number;
                links: {
                  created: string | null;
                  resolved: string | null;
                  backlog: string | null;
                };
              }[];
            };
            meta?: {
              [key: string]: unknown;
            };
          };
        };
      };
    };
  };
  "ticketComments.list": {
    parameters: {
      query?: {
        page?: components["parameters"]["page"];
        perPage?: components["parameters"]["perPage"];
        cursor?: components["parameters"]["cursor"];
        sort?: components["parameters"]["TicketComments.list.sort"];
        search?: components["parameters"]["TicketComments.list.search"];
        related?: components["parameters"]["TicketComments.list.related"];
        include?: components["parameters"]["TicketComments.list.include"];
        ticket_id?: components["parameters"]["TicketComments.ticket_id"];
        author_user_id?: components["parameters"]["TicketComments.author_user_id"];
        visibility?: components["parameters"]["TicketComments.visibility"];
        author_type?: components["parameters"]["TicketComments.author_type"];
        created_at?: components["parameters"]["TicketComments.created_at"];
        "-ticket_id"?: components["parameters"]["TicketComments.not.ticket_id"];
        "-author_user_id"?: components["parameters"]["TicketComments.not.author_user_id"];
        "-visibility"?: components["parameters"]["TicketComments.not.visibility"];
        "-author_type"?: components["parameters"]["TicketComments.not.author_type"];
        "-created_at"?: components["parameters"]["TicketComments.not.created_at"];
        tenant?: components["parameters"]["tenant"];
      };
    };
    responses: {
      200: components["responses"]["TicketCommentsList"];
    };
  };
  "ticketComments.create": {
    parameters: {
      query?: {
        related?: components["parameters"]["TicketComments.list.related"];
        include?: components["parameters"]["TicketComments.list.include"];
        dry_run?: components["parameters"]["dryRun"];
        tenant?: components["parameters"]["tenant"];
      };
      header?: {
        "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
      };
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "ticket_id": "01K0A6W2Z6Q6X1H2M9C3J5T7VN",
         *       "body": "The cable was loose.",
         *       "visibility": "public"
         *     }
         */
        "application/json": components["schemas"]["TicketCommentsCreate"];
      };
    };
    responses: {
      201: components["responses"]["TicketCommentsCreated"];
    };
  };
  "ticketComments.show": {
    parameters: {
      query?: {
        related?: components["parameters"]["TicketComments.list.related"];
        include?: components["parameters"]["TicketComments.list.include"];
        actions?: components["parameters"]["allActions"];
        tenant?: components["parameters"]["tenant"];
      };
      header?: {
        "If-None-Match"?: components["parameters"]["ifNoneMatch"];
      };
      path: {
        id: components["parameters"]["recordId"];
      };
    };
    responses: {
      200: components["responses"]["TicketCommentsShown"];
    };
  };
  "ticketComments.delete": {
    parameters: {
      query?: {
        dry_run?: components["parameters"]["dryRun"];
        tenant?: components["parameters"]["tenant"];
      };
      header?: {
        "If-Match"?: components["parameters"]["ifMatch"];
      };
      path: {
        id: components["parameters"]["recordId"];
      };
    };
    responses: {
      204: components["responses"]["Deleted"];
    };
  };
  "ticketComments.update": {
    parameters: {
      query?: {
        related?: components["parameters"]["TicketComments.list.related"];
        include?: components["parameters"]["TicketComments.list.include"];
        dry_run?: components["parameters"]["dryRun"];
        tenant?: components["parameters"]["tenant"];
      };
      header?: {
        "If-Match"?: components["parameters"]["ifMatch"];
      };
      path: {
        id: components["parameters"]["recordId"];
      };
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "body": "The cable was loose and has been replaced."
         *     }
         */
        "application/json": components["schemas"]["TicketCommentsChange"];
      };
    };
    responses: {
      200: components["responses"]["TicketCommentsChanged"];
    };
  };
  "ticketComments.listActions": {
    parameters: {
      query?: {
        tenant?: components["parameters"]["tenant"];
      };
    };
    responses: {
      200: components["responses"]["Actions"];
    };
  };
  "ticketComments.runAction": {
    parameters: {
      query: {
        action: "add-attachment" | "remove-attachment";
        related?: components["parameters"]["TicketComments.list.related"];
        include?: components["parameters"]["TicketComments.list.include"];
        dry_run?: components["parameters"]["dryRun"];
        tenant?: components["parameters"]["tenant"];
      };
      header?: {
        "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
      };
      path: {
        id: components["parameters"]["recordId"];
      };
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["TicketCommentsRemoveAttachmentParameters"];
        "multipart/form-data": components["schemas"]["TicketCommentsAddAttachmentForm"];
      };
    };
    responses: {
      200: components["responses"]["TicketCommentsActedOn"];
    };
  };
  "ticketComments.listFilters": {
    parameters: {
      query?: {
        only?: components["parameters"]["only"];
        tenant?: components["parameters"]["tenant"];
      };
    };
    responses: {
      200: components["responses"]["Filters"];
    };
  };
  "ticketComments.listGetters": {
    parameters: {
      query?: {
        tenant?: components["parameters"]["tenant"];
      };
    };
    responses: {
      200: components["responses"]["Getters"];
    };
  };
  "ticketStages.list": {
    parameters: {
      query?: {
        page?: components["parameters"]["page"];
        perPage?: components["parameters"]["perPage"];
        cursor?: components["parameters"]["cursor"];
        sort?: components["parameters"]["TicketStages.list.sort"];
        search?: components["parameters"]["TicketStages.list.search"];
        category?: components["parameters"]["TicketStages.category"];
        archived?: components["parameters"]["TicketStages.archived"];
        "-category"?: components["parameters"]["TicketStages.not.category"];
        "-archived"?: components["parameters"]["TicketStages.not.archived"];
        tenant?: components["parameters"]["tenant"];
      };
    };
    responses: {
      200: components["responses"]["TicketStagesList"];
    };
  };
  "ticketStages.create": {
    parameters: {
      query?: {
        dry_run?: components["parameters"]["dryRun"];
        tenant?: components["parameters"]["tenant"];
      };
      header?: {
        "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
      };
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "name": "Waiting for a supplier",
         *       "category": "pending"
         *     }
         */
        "application/json": components["schemas"]["TicketStagesCreate"];
      };
    };
    responses: {
      201: components["responses"]["TicketStagesCreated"];
    };
  };
  "ticketStages.show": {
    parameters: {
      query?: {
        actions?: components["parameters"]["allActions"];
        tenant?: components["parameters"]["tenant"];
      };
      header?: {
        "If-None-Match"?: components["parameters"]["ifNoneMatch"];
      };
      path: {
        id: components["parameters"]["recordId"];
      };
    };
    responses: {
      200: components["responses"]["TicketStagesShown"];
    };
  };
  "ticketStages.delete": {
    parameters: {
      query?: {
        dry_run?: components["parameters"]["dryRun"];
        tenant?: components["parameters"]["tenant"];
      };
      header?: {
        "If-Match"?: components["parameters"]["ifMatch"];
      };
      path: {
        id: components["parameters"]["recordId"];
      };
    };
    responses: {
      204: components["responses"]["Deleted"];
    };
  };
  "ticketStages.update": {
    parameters: {
      query?: {
        dry_run?: components["parameters"]["dryRun"];
        tenant?: components["parameters"]["tenant"];
      };
      header?: {
        "If-Match"?: components["parameters"]["ifMatch"];
      };
      path: {
        id: components["parameters"]["recordId"];
      };
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "wip_limit": 5
         *     }
         */
        "application/json": components["schemas"]["TicketStagesChange"];
      };
    };
    responses: {
      200: components["responses"]["TicketStagesChanged"];
    };
  };
  "ticketStages.listActions": {
    parameters: {
      query?: {
        tenant?: components["parameters"]["tenant"];
      };
    };
    responses: {
      200: components["responses"]["Actions"];
    };
  };
  "ticketStages.runBulkAction": {
    parameters: {
      query: {
        action: "reorder" | "archive" | "restore";
        search?: components["parameters"]["TicketStages.list.search"];
        category?: components["parameters"]["TicketStages.category"];
        archived?: components["parameters"]["TicketStages.archived"];
        "-category"?: components["parameters"]["TicketStages.not.category"];
        "-archived"?: components["parameters"]["TicketStages.not.archived"];
        dry_run?: components["parameters"]["dryRun"];
        tenant?: components["parameters"]["tenant"];
      };
      header?: {
        "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
      };
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["TicketStagesReorderAction"] | components["schemas"]["TicketStagesArchiveAction"] | components["schemas"]["TicketStagesRestoreAction"];
      };
    };
    responses: {
      200: components["responses"]["TicketStagesBulkActedOn"];
    };
  };
  "ticketStages.runAction": {
    parameters: {
      query: {
        action: "archive" | "restore";
        dry_run?: components["parameters"]["dryRun"];
        tenant?: components["parameters"]["tenant"];
      };
      header?: {
        "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
      };
      path: {
        id: components["parameters"]["recordId"];
      };
    };
    requestBody?: {
      content: {
        "application/json": components["schemas"]["TicketStagesArchiveParameters"] | components["schemas"]["TicketStagesRestoreParameters"];
      };
    };
    responses: {
      200: components["responses"]["TicketStagesActedOn"];
    };
  };
  "ticketStages.listFilters": {
    parameters: {
      query?: {
        only?: components["parameters"]["only"];
        tenant?: components["parameters"]["tenant"];
      };
    };
    responses: {
      200: components["responses"]["Filters"];
    };
  };
  "ticketStages.listGetters": {
    parameters: {
      query?: {
        tenant?: components["parameters"]["tenant"];
      };
    };
    responses: {
      200: components["responses"]["Getters"];
    };
  };
  "expenses.list": {
    parameters: {
      query?: {
        page?: components["parameters"]["page"];
        perPage?: components["parameters"]["perPage"];
        cursor?: components["parameters"]["cursor"];
        sort?: components["parameters"]["Expenses.list.sort"];
        search?: components["parameters"]["Expenses.list.search"];
        related?: components["parameters"]["Expenses.list.related"];
        include?: components["parameters"]["Expenses.list.include"];
        employee_id?: components["parameters"]["Expenses.employee_id"];
        expense_category_id?: components["parameters"]["Expenses.expense_category_id"];
        project_id?: components["parameters"]["Expenses.project_id"];
        client_id?: components["parameters"]["Expenses.client_id"];
        status?: components["parameters"]["Expenses.status"];
        billing_status?: components["parameters"]["Expenses.billing_status"];
        date?: components["parameters"]["Expenses.date"];
        currency?: components["parameters"]["Expenses.currency"];
        amount?: components["parameters"]["Expenses.amount"];
        base_amount?: components["parameters"]["Expenses.base_amount"];
        paid_by?: components["parameters"]["Expenses.paid_by"];
        is_billable?: components["parameters"]["Expenses.is_billable"];
        has_receipt?: components["parameters"]["Expenses.has_receipt"];
        is_receipt_missing?: components["parameters"]["Expenses.is_receipt_missing"];
        is_over_limit?: components["parameters"]["Expenses.is_over_limit"];
        manager_employee_id?: components["parameters"]["Expenses.manager_employee_id"];
        decidable?: components["parameters"]["Expenses.decidable"];
        invoice_line_id?: components["parameters"]["Expenses.invoice_line_id"];
        submitted_at?: components["parameters"]["Expenses.submitted_at"];
        decided_at?: components["parameters"]["Expenses.decided_at"];
        reimbursed_at?: components["parameters"]["Expenses.reimbursed_at"];
        created_at?: components["parameters"]["Expenses.created_at"];
        "-employee_id"?: components["parameters"]["Expenses.not.employee_id"];
        "-expense_category_id"?: components["parameters"]["Expenses.not.expense_category_id"];
        "-project_id"?: components["parameters"]["Expenses.not.project_id"];
        "-client_id"?: components["parameters"]["Expenses.not.client_id"];
        "-status"?: components["parameters"]["Expenses.not.status"];
        "-billing_status"?: components["parameters"]["Expenses.not.billing_status"];
        "-date"?: components["parameters"]["Expenses.not.date"];
        "-currency"?: components["parameters"]["Expenses.not.currency"];
        "-amount"?: components["parameters"]["Expenses.not.amount"];
        "-base_amount"?: components["parameters"]["Expenses.not.base_amount"];
        "-paid_by"?: components["parameters"]["Expenses.not.paid_by"];
        "-is_billable"?: components["parameters"]["Expenses.not.is_billable"];
        "-has_receipt"?: components["parameters"]["Expenses.not.has_receipt"];
        "-is_receipt_missing"?: components["parameters"]["Expenses.not.is_receipt_missing"];
        "-is_over_limit"?: components["parameters"]["Expenses.not.is_over_limit"];
        "-manager_employee_id"?: components["parameters"]["Expenses.not.manager_employee_id"];
        "-decidable"?: components["parameters"]["Expenses.not.decidable"];
        "-invoice_line_id"?: components["parameters"]["Expenses.not.invoice_line_id"];
        "-submitted_at"?: components["parameters"]["Expenses.not.submitted_at"];
        "-decided_at"?: components["parameters"]["Expenses.not.decided_at"];
        "-reimbursed_at"?: components["parameters"]["Expenses.not.reimbursed_at"];
        "-created_at"?: components["parameters"]["Expenses.not.created_at"];
        tenant?: components["parameters"]["tenant"];
      };
    };
    responses: {
      200: components["responses"]["ExpensesList"];
    };
  };
  "expenses.create": {
    parameters: {
      query?: {
        related?: components["parameters"]["Expenses.list.related"];
        include?: components["parameters"]["Expenses.list.include"];
        dry_run?: components["parameters"]["dryRun"];
        tenant?: components["parameters"]["tenant"];
      };
      header?: {
        "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
      };
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "employee_id": "01K0A6W2Z6Q6X1H2M9C3J5T7VN",
         *       "expense_category_id": "01K0A6W2Z6Q6X1H2M9C3J5T7VN",
         *       "date": "2026-07-10",
         *       "amount": 89.9
         *     }
         */
        "application/json": components["schemas"]["ExpensesCreate"];
      };
    };
    responses: {
      201: components["responses"]["ExpensesCreated"];
    };
  };
  "expenses.show": {
    parameters: {
      query?: {
        related?: components["parameters"]["Expenses.list.related"];
        include?: components["parameters"]["Expenses.list.include"];
        actions?: components["parameters"]["allActions"];
        tenant?: components["parameters"]["tenant"];
      };
      header?: {
        "If-None-Match"?: components["parameters"]["ifNoneMatch"];
      };
      path: {
        id: components["parameters"]["recordId"];
      };
    };
    responses: {
      200: components["responses"]["ExpensesShown"];
    };
  };
  "expenses.delete": {
    parameters: {
      query?: {
        dry_run?: components["parameters"]["dryRun"];
        tenant?: components["parameters"]["tenant"];
      };
      header?: {
        "If-Match"?: components["parameters"]["ifMatch"];
      };
      path: {
        id: components["parameters"]["recordId"];
      };
    };
    responses: {
      204: components["responses"]["Deleted"];
    };
  };
  "expenses.update": {
    parameters: {
      query?: {
        related?: components["parameters"]["Expenses.list.related"];
        include?: components["parameters"]["Expenses.list.include"];
        dry_run?: components["parameters"]["dryRun"];
        tenant?: components["parameters"]["tenant"];
      };
      header?: {
        "If-Match"?: components["parameters"]["ifMatch"];
      };
      path: {
        id: components["parameters"]["recordId"];
      };
    };
    requestBody: {
      content: {
        /** @example {} */
        "application/json": components["schemas"]["ExpensesChange"];
      };
    };
    responses: {
      200: components["responses"]["ExpensesChanged"];
    };
  };
  "expenses.listActions": {
    parameters: {
      query?: {
        tenant?: components["parameters"]["tenant"];
      };
    };
    responses: {
      200: components["responses"]["Actions"];
    };
  };
  "expenses.runBulkAction": {
    parameters: {
      query: {
        action: "submit" | "approve" | "reject" | "reopen" | "reimburse" | "cancel-reimbursement" | "export";
        search?: components["parameters"]["Expenses.list.search"];
        related?: components["parameters"]["Expenses.list.related"];
        include?: components["parameters"]["Expenses.list.include"];
        sort?: components["parameters"]["Expenses.list.sort"];
        employee_id?: components["parameters"]["Expenses.employee_id"];
        expense_category_id?: components["parameters"]["Expenses.expense_category_id"];
        project_id?: components["parameters"]["Expenses.project_id"];
        client_id?: components["parameters"]["Expenses.client_id"];
        status?: components["parameters"]["Expenses.status"];
        billing_status?: components["parameters"]["Expenses.billing_status"];
        date?: components["parameters"]["Expenses.date"];
        currency?: components["parameters"]["Expenses.currency"];
        amount?: components["parameters"]["Expenses.amount"];
        base_amount?: components["parameters"]["Expenses.base_amount"];
        paid_by?: components["parameters"]["Expenses.paid_by"];
        is_billable?: components["parameters"]["Expenses.is_billable"];
        has_receipt?: components["parameters"]["Expenses.has_receipt"];
        is_receipt_missing?: components["parameters"]["Expenses.is_receipt_missing"];
        is_over_limit?: components["parameters"]["Expenses.is_over_limit"];
        manager_employee_id?: components["parameters"]["Expenses.manager_employee_id"];
        decidable?: components["parameters"]["Expenses.decidable"];
        invoice_line_id?: components["parameters"]["Expenses.invoice_line_id"];
        submitted_at?: components["parameters"]["Expenses.submitted_at"];
        decided_at?: components["parameters"]["Expenses.decided_at"];
        reimbursed_at?: components["parameters"]["Expenses.reimbursed_at"];
        created_at?: components["parameters"]["Expenses.created_at"];
        "-employee_id"?: components["parameters"]["Expenses.not.employee_id"];
        "-expense_category_id"?: components["parameters"]["Expenses.not.expense_category_id"];
        "-project_id"?: components["parameters"]["Expenses.not.project_id"];
        "-client_id"?: components["parameters"]["Expenses.not.client_id"];
        "-status"?: components["parameters"]["Expenses.not.status"];
        "-billing_status"?: components["parameters"]["Expenses.not.billing_status"];
        "-date"?: components["parameters"]["Expenses.not.date"];
        "-currency"?: components["parameters"]["Expenses.not.currency"];
        "-amount"?: components["parameters"]["Expenses.not.amount"];
        "-base_amount"?: components["parameters"]["Expenses.not.base_amount"];
        "-paid_by"?: components["parameters"]["Expenses.not.paid_by"];
        "-is_billable"?: components["parameters"]["Expenses.not.is_billable"];
        "-has_receipt"?: components["parameters"]["Expenses.not.has_receipt"];
        "-is_receipt_missing"?: components["parameters"]["Expenses.not.is_receipt_missing"];
        "-is_over_limit"?: components["parameters"]["Expenses.not.is_over_limit"];
        "-manager_employee_id"?: components["parameters"]["Expenses.not.manager_employee_id"];
        "-decidable"?: components["parameters"]["Expenses.not.decidable"];
        "-invoice_line_id"?: components["parameters"]["Expenses.not.invoice_line_id"];
        "-submitted_at"?: components["parameters"]["Expenses.not.submitted_at"];
        "-decided_at"?: components["parameters"]["Expenses.not.decided_at"];
        "-reimbursed_at"?: components["parameters"]["Expenses.not.reimbursed_at"];
        "-created_at"?: components["parameters"]["Expenses.not.created_at"];
        dry_run?: components["parameters"]["dryRun"];
        tenant?: components["parameters"]["tenant"];
      };
      header?: {
        "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
      };
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["ExpensesSubmitAction"] | components["schemas"]["ExpensesApproveAction"] | components["schemas"]["ExpensesRejectAction"] | components["schemas"]["ExpensesReopenAction"] | components["schemas"]["ExpensesReimburseAction"] | components["schemas"]["ExpensesCancelReimbursementAction"] | components["schemas"]["ExpensesExportAction"];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: unknown;
            message: string;
          };
        };
      };
    };
  };
  "expenses.runAction": {
    parameters: {
      query: {
        action: "submit" | "approve" | "reject" | "reopen" | "reimburse" | "cancel-reimbursement" | "add-receipt" | "remove-receipt";
        related?: components["parameters"]["Expenses.list.related"];
        include?: components["parameters"]["Expenses.list.include"];
        dry_run?: components["parameters"]["dryRun"];
        tenant?: components["parameters"]["tenant"];
      };
      header?: {
        "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
      };
      path: {
        id: components["parameters"]["recordId"];
      };
    };
    requestBody?: {
      content: {
        "application/json": components["schemas"]["ExpensesSubmitParameters"] | components["schemas"]["ExpensesApproveParameters"] | components["schemas"]["ExpensesRejectParameters"] | components["schemas"]["ExpensesReopenParameters"] | components["schemas"]["ExpensesReimburseParameters"] | components["schemas"]["ExpensesCancelReimbursementParameters"] | components["schemas"]["ExpensesRemoveReceiptParameters"];
        "multipart/form-data": components["schemas"]["ExpensesAddReceiptForm"];
      };
    };
    responses: {
      200: components["responses"]["ExpensesActedOn"];
    };
  };
  "expenses.listFilters": {
    parameters: {
      query?: {
        only?: components["parameters"]["only"];
        tenant?: components["parameters"]["tenant"];
      };
    };
    responses: {
      200: components["responses"]["Filters"];
    };
  };
  "expenses.listGetters": {
    parameters: {
      query?: {
        tenant?: components["parameters"]["tenant"];
      };
    };
    responses: {
      200: components["responses"]["Getters"];
    };
  };
  "expenses.getters.expenseSummary": {
    parameters: {
      query?: {
        date?: components["schemas"]["FilterDate"];
        group?: "category" | "employee" | "project" | "client" | "month";
        status?: ("draft" | "submitted" | "approved" | "rejected" | "reimbursed")[];
        search?: components["parameters"]["Expenses.list.search"];
        sort?: components["parameters"]["Expenses.list.sort"];
        employee_id?: components["parameters"]["Expenses.employee_id"];
        expense_category_id?: components["parameters"]["Expenses.expense_category_id"];
        project_id?: components["parameters"]["Expenses.project_id"];
        client_id?: components["parameters"]["Expenses.client_id"];
        billing_status?: components["parameters"]["Expenses.billing_status"];
        currency?: components["parameters"]["Expenses.currency"];
        amount?: components["parameters"]["Expenses.amount"];
        base_amount?: components["parameters"]["Expenses.base_amount"];
        paid_by?: components["parameters"]["Expenses.paid_by"];
        is_billable?: components["parameters"]["Expenses.is_billable"];
        has_receipt?: components["parameters"]["Expenses.has_receipt"];
        is_receipt_missing?: components["parameters"]["Expenses.is_receipt_missing"];
        is_over_limit?: components["parameters"]["Expenses.is_over_limit"];
        manager_employee_id?: components["parameters"]["Expenses.manager_employee_id"];
        decidable?: components["parameters"]["Expenses.decidable"];
        invoice_line_id?: components["parameters"]["Expenses.invoice_line_id"];
        submitted_at?: components["parameters"]["Expenses.submitted_at"];
        decided_at?: components["parameters"]["Expenses.decided_at"];
        reimbursed_at?: components["parameters"]["Expenses.reimbursed_at"];
        created_at?: components["parameters"]["Expenses.created_at"];
        "-employee_id"?: components["parameters"]["Expenses.not.employee_id"];
        "-expense_category_id"?: components["parameters"]["Expenses.not.expense_category_id"];
        "-project_id"?: components["parameters"]["Expenses.not.project_id"];
        "-client_id"?: components["parameters"]["Expenses.not.client_id"];
        "-status"?: components["parameters"]["Expenses.not.status"];
        "-billing_status"?: components["parameters"]["Expenses.not.billing_status"];
        "-date"?: components["parameters"]["Expenses.not.date"];
        "-currency"?: components["parameters"]["Expenses.not.currency"];
        "-amount"?: components["parameters"]["Expenses.not.amount"];
        "-base_amount"?: components["parameters"]["Expenses.not.base_amount"];
        "-paid_by"?: components["parameters"]["Expenses.not.paid_by"];
        "-is_billable"?: components["parameters"]["Expenses.not.is_billable"];
        "-has_receipt"?: components["parameters"]["Expenses.not.has_receipt"];
        "-is_receipt_missing"?: components["parameters"]["Expenses.not.is_receipt_missing"];
        "-is_over_limit"?: components["parameters"]["Expenses.not.is_over_limit"];
        "-manager_employee_id"?: components["parameters"]["Expenses.not.manager_employee_id"];
        "-decidable"?: components["parameters"]["Expenses.not.decidable"];
        "-invoice_line_id"?: components["parameters"]["Expenses.not.invoice_line_id"];
        "-submitted_at"?: components["parameters"]["Expenses.not.submitted_at"];
        "-decided_at"?: components["parameters"]["Expenses.not.decided_at"];
        "-reimbursed_at"?: components["parameters"]["Expenses.not.reimbursed_at"];
        "-created_at"?: components["parameters"]["Expenses.not.created_at"];
        tenant?: components["parameters"]["tenant"];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: {
              currency: string;
              rows: {
                id: string | null;
                name: string | null;
                count: number;
                base_amount: number | null;
                net_base_amount: number | null;
                reimbursable: number | null;
                reimbursed: number | null;
                outstanding: number | null;
                billable: number | null;
                billed: number | null;
                unbilled: number | null;
                unknown: {
                  figures: string[];
                  /** @enum {string} */
                  reason: "no_exchange_rate" | "no_price" | "no_cost";
                  message: string;
                  from_currency?: string;
                  to_currency?: string;
                  first_date?: string;
                  last_date?: string;
                  count?: number;
                  minutes?: number;
                }[];
                links: {
                  expenses: string | null;
                };
              }[];
              totals: {
                count: number;
                base_amount: number | null;
                net_base_amount: number | null;
                reimbursable: number | null;
                reimbursed: number | null;
                outstanding: number | null;
                billable: number | null;
                billed: number | null;
                unbilled: number | null;
                left_out: {
                  id: string | null;
                  name: string | null;
                  unknown: {
                    figures: string[];
                    /** @enum {string} */
                    reason: "no_exchange_rate" | "no_price" | "no_cost";
                    message: string;
                    from_currency?: string;
                    to_currency?: string;
                    first_date?: string;
                    last_date?: string;
                    count?: number;
                    minutes?: number;
                  }[];
                }[];
                left_out_count: number;
              };
            };
            meta?: {
              [key: string]: unknown;
            };
          };
        };
      };
    };
  };
  "expenseCategories.list": {
    parameters: {
      query?: {
        page?: components["parameters"]["page"];
        perPage?: components["parameters"]["perPage"];
        cursor?: components["parameters"]["cursor"];
        sort?: components["parameters"]["ExpenseCategories.list.sort"];
        search?: components["parameters"]["ExpenseCategories.list.search"];
        kind?: components["parameters"]["ExpenseCategories.kind"];
        code?: components["parameters"]["ExpenseCategories.code"];
        is_billable_default?: components["parameters"]["ExpenseCategories.is_billable_default"];
        archived?: components["parameters"]["ExpenseCategories.archived"];
        "-kind"?: components["parameters"]["ExpenseCategories.not.kind"];
        "-code"?: components["parameters"]["ExpenseCategories.not.code"];
        "-is_billable_default"?: components["parameters"]["ExpenseCategories.not.is_billable_default"];
        "-archived"?: components["parameters"]["ExpenseCategories.not.archived"];
        tenant?: components["parameters"]["tenant"];
      };
    };
    responses: {
      200: components["responses"]["ExpenseCategoriesList"];
    };
  };
  "expenseCategories.create": {
    parameters: {
      query?: {
        dry_run?: components["parameters"]["dryRun"];
        tenant?: components["parameters"]["tenant"];
      };
      header?: {
        "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
      };
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "name": "Conferences",
         *       "kind": "amount"
         *     }
         */
        "application/json": components["schemas"]["ExpenseCategoriesCreate"];
      };
    };
    responses: {
      201: components["responses"]["ExpenseCategoriesCreated"];
    };
  };
  "expenseCategories.show": {
    parameters: {
      query?: {
        actions?: components["parameters"]["allActions"];
        tenant?: components["parameters"]["tenant"];
      };
      header?: {
        "If-None-Match"?: components["parameters"]["ifNoneMatch"];
      };
      path: {
        id: components["parameters"]["recordId"];
      };
    };
    responses: {
      200: components["responses"]["ExpenseCategoriesShown"];
    };
  };
  "expenseCategories.delete": {
    parameters: {
      query?: {
        dry_run?: components["parameters"]["dryRun"];
        tenant?: components["parameters"]["tenant"];
      };
      header?: {
        "If-Match"?: components["parameters"]["ifMatch"];
      };
      path: {
        id: components["parameters"]["recordId"];
      };
    };
    responses: {
      204: components["responses"]["Deleted"];
    };
  };
  "expenseCategories.update": {
    parameters: {
      query?: {
        dry_run?: components["parameters"]["dryRun"];
        tenant?: components["parameters"]["tenant"];
      };
      header?: {
        "If-Match"?: components["parameters"]["ifMatch"];
      };
      path: {
        id: components["parameters"]["recordId"];
      };
    };
    requestBody: {
      content: {
        /** @example {} */
        "application/json": components["schemas"]["ExpenseCategoriesChange"];
      };
    };
    responses: {
      200: components["responses"]["ExpenseCategoriesChanged"];
    };
  };
  "expenseCategories.listActions": {
    parameters: {
      query?: {
        tenant?: components["parameters"]["tenant"];
      };
    };
    responses: {
      200: components["responses"]["Actions"];
    };
  };
  "expenseCategories.runBulkAction": {
    parameters: {
      query: {
        action: "archive" | "restore";
        search?: components["parameters"]["ExpenseCategories.list.search"];
        kind?: components["parameters"]["ExpenseCategories.kind"];
        code?: components["parameters"]["ExpenseCategories.code"];
        is_billable_default?: components["parameters"]["ExpenseCategories.is_billable_default"];
        archived?: components["parameters"]["ExpenseCategories.archived"];
        "-kind"?: components["parameters"]["ExpenseCategories.not.kind"];
        "-code"?: components["parameters"]["ExpenseCategories.not.code"];
        "-is_billable_default"?: components["parameters"]["ExpenseCategories.not.is_billable_default"];
        "-archived"?: components["parameters"]["ExpenseCategories.not.archived"];
        dry_run?: components["parameters"]["dryRun"];
        tenant?: components["parameters"]["tenant"];
      };
      header?: {
        "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
      };
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["ExpenseCategoriesArchiveAction"] | components["schemas"]["ExpenseCategoriesRestoreAction"];
      };
    };
    responses: {
      200: components["responses"]["ExpenseCategoriesBulkActedOn"];
    };
  };
  "expenseCategories.runAction": {
    parameters: {
      query: {
        action: "archive" | "restore";
        dry_run?: components["parameters"]["dryRun"];
        tenant?: components["parameters"]["tenant"];
      };
      header?: {
        "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
      };
      path: {
        id: components["parameters"]["recordId"];
      };
    };
    requestBody?: {
      content: {
        "application/json": components["schemas"]["ExpenseCategoriesArchiveParameters"] | components["schemas"]["ExpenseCategoriesRestoreParameters"];
      };
    };
    responses: {
      200: components["responses"]["ExpenseCategoriesActedOn"];
    };
  };
  "expenseCategories.listFilters": {
    parameters: {
      query?: {
        only?: components["parameters"]["only"];
        tenant?: components["parameters"]["tenant"];
      };
    };
    responses: {
      200: components["responses"]["Filters"];
    };
  };
  "expenseCategories.listGetters": {
    parameters: {
      query?: {
        tenant?: components["parameters"]["tenant"];
      };
    };
    responses: {
      200: components["responses"]["Getters"];
    };
  };
  "invoices.list": {
    parameters: {
      query?: {
        page?: components["parameters"]["page"];
        perPage?: components["parameters"]["perPage"];
        cursor?: components["parameters"]["cursor"];
        sort?: components["parameters"]["Invoices.list.sort"];
        search?: components["parameters"]["Invoices.list.search"];
        related?: components["parameters"]["Invoices.list.related"];
        include?: components["parameters"]["Invoices.list.include"];
        status?: components["parameters"]["Invoices.status"];
        currency?: components["parameters"]["Invoices.currency"];
        document_type?: components["parameters"]["Invoices.document_type"];
        client_id?: components["parameters"]["Invoices.client_id"];
        client_contact_id?: components["parameters"]["Invoices.client_contact_id"];
        credited_invoice_id?: components["parameters"]["Invoices.credited_invoice_id"];
        project_id?: components["parameters"]["Invoices.project_id"];
        number?: components["parameters"]["Invoices.number"];
        reference?: components["parameters"]["Invoices.reference"];
        client_name?: components["parameters"]["Invoices.client_name"];
        issue_date?: components["parameters"]["Invoices.issue_date"];
        due_date?: components["parameters"]["Invoices.due_date"];
        period_start?: components["parameters"]["Invoices.period_start"];
        period_end?: components["parameters"]["Invoices.period_end"];
        total?: components["parameters"]["Invoices.total"];
        balance_due?: components["parameters"]["Invoices.balance_due"];
        net_total?: components["parameters"]["Invoices.net_total"];
        is_overdue?: components["parameters"]["Invoices.is_overdue"];
        issued_at?: components["parameters"]["Invoices.issued_at"];
        sent_at?: components["parameters"]["Invoices.sent_at"];
        paid_at?: components["parameters"]["Invoices.paid_at"];
        voided_at?: components["parameters"]["Invoices.voided_at"];
        created_at?: components["parameters"]["Invoices.created_at"];
        "-status"?: components["parameters"]["Invoices.not.status"];
        "-currency"?: components["parameters"]["Invoices.not.currency"];
        "-document_type"?: components["parameters"]["Invoices.not.document_type"];
        "-client_id"?: components["parameters"]["Invoices.not.client_id"];
        "-client_contact_id"?: components["parameters"]["Invoices.not.client_contact_id"];
        "-credited_invoice_id"?: components["parameters"]["Invoices.not.credited_invoice_id"];
        "-project_id"?: components["parameters"]["Invoices.not.project_id"];
        "-number"?: components["parameters"]["Invoices.not.number"];
        "-reference"?: components["parameters"]["Invoices.not.reference"];
        "-client_name"?: components["parameters"]["Invoices.not.client_name"];
        "-issue_date"?: components["parameters"]["Invoices.not.issue_date"];
        "-due_date"?: components["parameters"]["Invoices.not.due_date"];
        "-period_start"?: components["parameters"]["Invoices.not.period_start"];
        "-period_end"?: components["parameters"]["Invoices.not.period_end"];
        "-total"?: components["parameters"]["Invoices.not.total"];
        "-balance_due"?: components["parameters"]["Invoices.not.balance_due"];
        "-net_total"?: components["parameters"]["Invoices.not.net_total"];
        "-is_overdue"?: components["parameters"]["Invoices.not.is_overdue"];
        "-issued_at"?: components["parameters"]["Invoices.not.issued_at"];
        "-sent_at"?: components["parameters"]["Invoices.not.sent_at"];
        "-paid_at"?: components["parameters"]["Invoices.not.paid_at"];
        "-voided_at"?: components["parameters"]["Invoices.not.voided_at"];
        "-created_at"?: components["parameters"]["Invoices.not.created_at"];
        tenant?: components["parameters"]["tenant"];
      };
    };
    responses: {
      200: components["responses"]["InvoicesList"];
    };
  };
  "invoices.create": {
    parameters: {
      query?: {
        related?: components["parameters"]["Invoices.list.related"];
        include?: components["parameters"]["Invoices.list.include"];
        dry_run?: components["parameters"]["dryRun"];
        tenant?: components["parameters"]["tenant"];
      };
      header?: {
        "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
      };
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "client_id": "01K0A6W2Z6Q6X1H2M9C3J5T7VN",
         *       "lines": [
         *         {
         *           "quantity": 12.5,
         *           "unit": "hour",
         *           "unit_price": 80
         *         }
         *       ]
         *     }
         */
        "application/json": components["schemas"]["InvoicesCreate"];
      };
    };
    responses: {
      201: components["responses"]["InvoicesCreated"];
    };
  };
  "invoices.show": {
    parameters: {
      query?: {
        related?: components["parameters"]["Invoices.list.related"];
        include?: components["parameters"]["Invoices.list.include"];
        actions?: components["parameters"]["allActions"];
        tenant?: components["parameters"]["tenant"];
      };
      header?: {
        "If-None-Match"?: components["parameters"]["ifNoneMatch"];
      };
      path: {
        id: components["parameters"]["recordId"];
      };
    };
    responses: {
      200: components["responses"]["InvoicesShown"];
    };
  };
  "invoices.delete": {
    parameters: {
      query?: {
        dry_run?: components["parameters"]["dryRun"];
        tenant?: components["parameters"]["tenant"];
      };
      header?: {
        "If-Match"?: components["parameters"]["ifMatch"];
      };
      path: {
        id: components["parameters"]["recordId"];
      };
    };
    responses: {
      204: components["responses"]["Deleted"];
    };
  };
  "invoices.update": {
    parameters: {
      query?: {
        related?: components["parameters"]["Invoices.list.related"];
        include?: components["parameters"]["Invoices.list.include"];
        dry_run?: components["parameters"]["dryRun"];
        tenant?: components["parameters"]["tenant"];
      };
      header?: {
        "If-Match"?: components["parameters"]["ifMatch"];
      };
      path: {
        id: components["parameters"]["recordId"];
      };
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "reference": "PO 4711"
         *     }
         */
        "application/json": components["schemas"]["InvoicesChange"];
      };
    };
    responses: {
      200: components["responses"]["InvoicesChanged"];
    };
  };
  "invoices.listActions": {
    parameters: {
      query?: {
        tenant?: components["parameters"]["tenant"];
      };
    };
    responses: {
      200: components["responses"]["Actions"];
    };
  };
  "invoices.runBulkAction": {
    parameters: {
      query: {
        action: "issue" | "mark-sent" | "mark-paid" | "download-pdf" | "bill-unbilled";
        search?: components["parameters"]["Invoices.list.search"];
        related?: components["parameters"]["Invoices.list.related"];
        include?: components["parameters"]["Invoices.list.include"];
        sort?: components["parameters"]["Invoices.list.sort"];
        status?: components["parameters"]["Invoices.status"];
        currency?: components["parameters"]["Invoices.currency"];
        document_type?: components["parameters"]["Invoices.document_type"];
        client_id?: components["parameters"]["Invoices.client_id"];
        client_contact_id?: components["parameters"]["Invoices.client_contact_id"];
        credited_invoice_id?: components["parameters"]["Invoices.credited_invoice_id"];
        project_id?: components["parameters"]["Invoices.project_id"];
        number?: components["parameters"]["Invoices.number"];
        reference?: components["parameters"]["Invoices.reference"];
        client_name?: components["parameters"]["Invoices.client_name"];
        issue_date?: components["parameters"]["Invoices.issue_date"];
        due_date?: components["parameters"]["Invoices.due_date"];
        period_start?: components["parameters"]["Invoices.period_start"];
        period_end?: components["parameters"]["Invoices.period_end"];
        total?: components["parameters"]["Invoices.total"];
        balance_due?: components["parameters"]["Invoices.balance_due"];
        net_total?: components["parameters"]["Invoices.net_total"];
        is_overdue?: components["parameters"]["Invoices.is_overdue"];
        issued_at?: components["parameters"]["Invoices.issued_at"];
        sent_at?: components["parameters"]["Invoices.sent_at"];
        paid_at?: components["parameters"]["Invoices.paid_at"];
        voided_at?: components["parameters"]["Invoices.voided_at"];
        created_at?: components["parameters"]["Invoices.created_at"];
        "-status"?: components["parameters"]["Invoices.not.status"];
        "-currency"?: components["parameters"]["Invoices.not.currency"];
        "-document_type"?: components["parameters"]["Invoices.not.document_type"];
        "-client_id"?: components["parameters"]["Invoices.not.client_id"];
        "-client_contact_id"?: components["parameters"]["Invoices.not.client_contact_id"];
        "-credited_invoice_id"?: components["parameters"]["Invoices.not.credited_invoice_id"];
        "-project_id"?: components["parameters"]["Invoices.not.project_id"];
        "-number"?: components["parameters"]["Invoices.not.number"];
        "-reference"?: components["parameters"]["Invoices.not.reference"];
        "-client_name"?: components["parameters"]["Invoices.not.client_name"];
        "-issue_date"?: components["parameters"]["Invoices.not.issue_date"];
        "-due_date"?: components["parameters"]["Invoices.not.due_date"];
        "-period_start"?: components["parameters"]["Invoices.not.period_start"];
        "-period_end"?: components["parameters"]["Invoices.not.period_end"];
        "-total"?: components["parameters"]["Invoices.not.total"];
        "-balance_due"?: components["parameters"]["Invoices.not.balance_due"];
        "-net_total"?: components["parameters"]["Invoices.not.net_total"];
        "-is_overdue"?: components["parameters"]["Invoices.not.is_overdue"];
        "-issued_at"?: components["parameters"]["Invoices.not.issued_at"];
        "-sent_at"?: components["parameters"]["Invoices.not.sent_at"];
        "-paid_at"?: components["parameters"]["Invoices.not.paid_at"];
        "-voided_at"?: components["parameters"]["Invoices.not.voided_at"];
        "-created_at"?: components["parameters"]["Invoices.not.created_at"];
        dry_run?: components["parameters"]["dryRun"];
        tenant?: components["parameters"]["tenant"];
      };
      header?: {
        "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
      };
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["InvoicesIssueAction"] | components["schemas"]["InvoicesMarkSentAction"] | components["schemas"]["InvoicesMarkPaidAction"] | components["schemas"]["InvoicesDownloadPdfAction"] | components["schemas"]["InvoicesBillUnbilledParameters"];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: unknown;
            message: string;
            meta?: {
              entries: number;
              minutes: number;
              expenses: number;
              left_out: {
                unapproved_minutes?: number;
                unpriced_entries?: number;
              };
            };
          };
        };
      };
    };
  };
  "invoices.runAction": {
    parameters: {
      query: {
        action: "revise" | "issue" | "send" | "mark-sent" | "remind" | "mark-paid" | "void" | "duplicate" | "credit" | "add-unbilled" | "download-pdf";
        related?: components["parameters"]["Invoices.list.related"];
        include?: components["parameters"]["Invoices.list.include"];
        dry_run?: components["parameters"]["dryRun"];
        tenant?: components["parameters"]["tenant"];
      };
      header?: {
        "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
      };
      path: {
        id: components["parameters"]["recordId"];
      };
    };
    requestBody?: {
      content: {
        "application/json": components["schemas"]["InvoicesReviseParameters"] | components["schemas"]["InvoicesIssueParameters"] | components["schemas"]["InvoicesSendParameters"] | components["schemas"]["InvoicesMarkSentParameters"] | components["schemas"]["InvoicesRemindParameters"] | components["schemas"]["InvoicesMarkPaidParameters"] | components["schemas"]["InvoicesVoidParameters"] | components["schemas"]["InvoicesDuplicateParameters"] | components["schemas"]["InvoicesCreditParameters"] | components["schemas"]["InvoicesAddUnbilledParameters"] | components["schemas"]["InvoicesDownloadPdfParameters"];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: unknown;
            message: string;
            meta?: {
              entries: number;
              minutes: number;
              expenses: number;
              left_out: {
                unapproved_minutes?: number;
                unpriced_entries?: number;
              };
            };
          };
        };
      };
    };
  };
  "invoices.listFilters": {
    parameters: {
      query?: {
        only?: components["parameters"]["only"];
        tenant?: components["parameters"]["tenant"];
      };
    };
    responses: {
      200: components["responses"]["Filters"];
    };
  };
  "invoices.listGetters": {
    parameters: {
      query?: {
        tenant?: components["parameters"]["tenant"];
      };
    };
    responses: {
      200: components["responses"]["Getters"];
    };
  };
  "invoices.getters.invoiceAnalytics": {
    parameters: {
      query?: {
        date?: components["schemas"]["FilterDate"];
        as_of?: string;
        limit?: number;
        client_id?: components["schemas"]["FilterTexts"];
        currency?: string;
        format?: "json" | "csv" | "xlsx";
        tenant?: components["parameters"]["tenant"];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: {
              totals: {
                invoices: number;
                credit_notes: number;
                draft_count: number;
                net: number | null;
                tax: number | null;
                total: number | null;
                credited_net: number | null;
                credited_total: number | null;
                revenue_net: number | null;
                collected: number | null;
                outstanding: number | null;
                overdue: number | null;
                unapplied_credit: number | null;
                draft_total: number | null;
                average_invoice_net: number | null;
                average_days_to_pay: number | null;
                collection_percent: number | null;
                unknown: {
                  figures: string[];
                  /** @enum {string} */
                  reason: "no_exchange_rate" | "no_price" | "no_cost";
                  message: string;
                  from_currency?: string;
                  to_currency?: string;
                  first_date?: string;
                  last_date?: string;
                  count?: number;
                  minutes?: number;
                }[];
              };
              by_status: {
                /** @enum {string} */
                status: "draft" | "issued" | "sent" | "partially_paid" | "paid" | "overdue" | "void";
                count: number;
                total: number | null;
                balance_due: number | null;
                unknown: {
                  figures: string[];
                  /** @enum {string} */
                  reason: "no_exchange_rate" | "no_price" | "no_cost";
                  message: string;
                  from_currency?: string;
                  to_currency?: string;
                  first_date?: string;
                  last_date?: string;
                  count?: number;
                  minutes?: number;
                }[];
              }[];
              ageing: {
                /** @enum {string} */
                bucket: "current" | "1_30" | "31_60" | "61_90" | "over_90";
                from_days: number | null;
                to_days: number | null;
                count: number;
                amount: number | null;
                unknown: {
                  figures: string[];
                  /** @enum {string} */
                  reason: "no_exchange_rate" | "no_price" | "no_cost";
                  message: string;
                  from_currency?: string;
                  to_currency?: string;
                  first_date?: string;
                  last_date?: string;
                  count?: number;
                  minutes?: number;
                }[];
                links: {
                  invoices: string | null;
                };
              }[];
              by_client: {
                client_id: string | null;
                client_name: string;
                net: number | null;
                collected: number | null;
                outstanding: number | null;
                overdue: number | null;
                unknown: {
                  figures: string[];
                  /** @enum {string} */
                  reason: "no_exchange_rate" | "no_price" | "no_cost";
                  message: string;
                  from_currency?: string;
                  to_currency?: string;
                  first_date?: string;
                  last_date?: string;
                  count?: number;
                  minutes?: number;
                }[];
              }[];
              by_currency: {
                currency: string;
                invoices: number;
                net: number;
                total: number;
                outstanding: number;
              }[];
              links: {
                invoices: string | null;
                payments: string | null;
              };
            } | {
              url: string;
              expires_at: string;
            };
            meta?: {
              [key: string]: unknown;
            };
          };
        };
      };
    };
  };
  "invoices.getters.chart": {
    parameters: {
      query?: {
        date?: components["schemas"]["FilterDate"];
        interval?: "month" | "quarter" | "year";
        measure?: "net" | "total";
        group_by?: "none" | "client";
        client_id?: components["schemas"]["FilterTexts"];
        currency?: string;
        format?: "json" | "csv" | "xlsx";
        tenant?: components["parameters"]["tenant"];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: {
              /** @enum {string} */
              interval: "month" | "quarter" | "year";
              /** @enum {string} */
              measure: "net" | "total";
              labels: string[];
              periods: {
                from: string;
                to: string;
                partial: boolean;
              }[];
              series: {
                key: string;
                label: string;
                points: (number | null)[];
                total: number | null;
                unknown: {
                  figures: string[];
                  /** @enum {string} */
                  reason: "no_exchange_rate" | "no_price" | "no_cost";
                  message: string;
                  from_currency?: string;
                  to_currency?: string;
                  first_date?: string;
                  last_date?: string;
                  count?: number;
                  minutes?: number;
                }[];
              }[];
              links: {
                invoices: string | null;
                payments: string | null;
              };
            } | {
              url: string;
              expires_at: string;
            };
            meta?: {
              [key: string]: unknown;
            };
          };
        };
      };
    };
  };
  "invoices.getters.unbilled": {
    parameters: {
      query?: {
        client_id?: components["schemas"]["FilterTexts"];
        project_id?: components["schemas"]["FilterTexts"];
        date?: components["schemas"]["FilterDate"];
        format?: "json" | "csv" | "xlsx";
        tenant?: components["parameters"]["tenant"];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: {
              totals: {
                currency: string;
                projects: number;
                minutes: number;
                time_amount: number | null;
                expenses_amount: number | null;
                fees_amount: number | null;
                unapproved_minutes: number;
                unpriced_entries: number;
                left_out: {
                  id: string | null;
                  name: string | null;
                  unknown: {
                    figures: string[];
                    /** @enum {string} */
                    reason: "no_exchange_rate" | "no_price" | "no_cost";
                    message: string;
                    from_currency?: string;
                    to_currency?: string;
                    first_date?: string;
                    last_date?: string;
                    count?: number;
                    minutes?: number;
                  }[];
                }[];
                left_out_count: number;
              }[];
              rows: {
                client_id: string;
                client_name: string;
                project_id: string;
                project_name: string;
                billing_model: string;
                currency: string;
                minutes: number;
                time_amount: number | null;
                expenses_amount: number | null;
                fees_amount: number | null;
                unapproved_minutes: number;
                unpriced_entries: number;
                first_date: string | null;
                last_date: string | null;
                unknown: {
                  figures: string[];
                  /** @enum {string} */
                  reason: "no_exchange_rate" | "no_price" | "no_cost";
                  message: string;
                  from_currency?: string;
                  to_currency?: string;
                  first_date?: string;
                  last_date?: string;
                  count?: number;
                  minutes?: number;
                }[];
                links: {
                  time: string | null;
                  unapproved: string | null;
                  expenses: string | null;
                };
              }[];
            } | {
              url: string;
              expires_at: string;
            };
            meta?: {
              [key: string]: unknown;
            };
          };
        };
      };
    };
  };
  "invoices.getters.export": {
    parameters: {
      query?: {
        format?: "xlsx" | "csv";
        date?: components["schemas"]["FilterDate"];
        section?: "invoices" | "lines" | "payments";
        search?: components["parameters"]["Invoices.list.search"];
        sort?: components["parameters"]["Invoices.list.sort"];
        status?: components["parameters"]["Invoices.status"];
        currency?: components["parameters"]["Invoices.currency"];
        document_type?: components["parameters"]["Invoices.document_type"];
        client_id?: components["parameters"]["Invoices.client_id"];
        client_contact_id?: components["parameters"]["Invoices.client_contact_id"];
        credited_invoice_id?: components["parameters"]["Invoices.credited_invoice_id"];
        project_id?: components["parameters"]["Invoices.project_id"];
        number?: components["parameters"]["Invoices.number"];
        reference?: components["parameters"]["Invoices.reference"];
        client_name?: components["parameters"]["Invoices.client_name"];
        issue_date?: components["parameters"]["Invoices.issue_date"];
        due_date?: components["parameters"]["Invoices.due_date"];
        period_start?: components["parameters"]["Invoices.period_start"];
        period_end?: components["parameters"]["Invoices.period_end"];
        total?: components["parameters"]["Invoices.total"];
        balance_due?: components["parameters"]["Invoices.balance_due"];
        net_total?: components["parameters"]["Invoices.net_total"];
        is_overdue?: components["parameters"]["Invoices.is_overdue"];
        issued_at?: components["parameters"]["Invoices.issued_at"];
        sent_at?: components["parameters"]["Invoices.sent_at"];
        paid_at?: components["parameters"]["Invoices.paid_at"];
        voided_at?: components["parameters"]["Invoices.voided_at"];
        created_at?: components["parameters"]["Invoices.created_at"];
        "-status"?: components["parameters"]["Invoices.not.status"];
        "-currency"?: components["parameters"]["Invoices.not.currency"];
        "-document_type"?: components["parameters"]["Invoices.not.document_type"];
        "-client_id"?: components["parameters"]["Invoices.not.client_id"];
        "-client_contact_id"?: components["parameters"]["Invoices.not.client_contact_id"];
        "-credited_invoice_id"?: components["parameters"]["Invoices.not.credited_invoice_id"];
        "-project_id"?: components["parameters"]["Invoices.not.project_id"];
        "-number"?: components["parameters"]["Invoices.not.number"];
        "-reference"?: components["parameters"]["Invoices.not.reference"];
        "-client_name"?: components["parameters"]["Invoices.not.client_name"];
        "-issue_date"?: components["parameters"]["Invoices.not.issue_date"];
        "-due_date"?: components["parameters"]["Invoices.not.due_date"];
        "-period_start"?: components["parameters"]["Invoices.not.period_start"];
        "-period_end"?: components["parameters"]["Invoices.not.period_end"];
        "-total"?: components["parameters"]["Invoices.not.total"];
        "-balance_due"?: components["parameters"]["Invoices.not.balance_due"];
        "-net_total"?: components["parameters"]["Invoices.not.net_total"];
        "-is_overdue"?: components["parameters"]["Invoices.not.is_overdue"];
        "-issued_at"?: components["parameters"]["Invoices.not.issued_at"];
        "-sent_at"?: components["parameters"]["Invoices.not.sent_at"];
        "-paid_at"?: components["parameters"]["Invoices.not.paid_at"];
        "-voided_at"?: components["parameters"]["Invoices.not.voided_at"];
        "-created_at"?: components["parameters"]["Invoices.not.created_at"];
        tenant?: components["parameters"]["tenant"];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: {
              url: string;
              expires_at: string;
              file_name: string;
              sheets: number;
            };
            meta?: {
              [key: string]: unknown;
            };
          };
        };
      };
    };
  };
  "invoiceLines.list": {
    parameters: {
      query?: {
        page?: components["parameters"]["page"];
        perPage?: components["parameters"]["perPage"];
        cursor?: components["parameters"]["cursor"];
        sort?: components["parameters"]["InvoiceLines.list.sort"];
        search?: components["parameters"]["InvoiceLines.list.search"];
        related?: components["parameters"]["InvoiceLines.list.related"];
        include?: components["parameters"]["InvoiceLines.list.include"];
        invoice_id?: components["parameters"]["InvoiceLines.invoice_id"];
        project_id?: components["parameters"]["InvoiceLines.project_id"];
        tax_rate_id?: components["parameters"]["InvoiceLines.tax_rate_id"];
        employee_id?: components["parameters"]["InvoiceLines.employee_id"];
        task_id?: components["parameters"]["InvoiceLines.task_id"];
        kind?: components["parameters"]["InvoiceLines.kind"];
        client_id?: components["parameters"]["InvoiceLines.client_id"];
        invoice_status?: components["parameters"]["InvoiceLines.invoice_status"];
        issue_date?: components["parameters"]["InvoiceLines.issue_date"];
        document_type?: components["parameters"]["InvoiceLines.document_type"];
        is_live?: components["parameters"]["InvoiceLines.is_live"];
        period_start?: components["parameters"]["InvoiceLines.period_start"];
        period_end?: components["parameters"]["InvoiceLines.period_end"];
        net_amount?: components["parameters"]["InvoiceLines.net_amount"];
        "-invoice_id"?: components["parameters"]["InvoiceLines.not.invoice_id"];
        "-project_id"?: components["parameters"]["InvoiceLines.not.project_id"];
        "-tax_rate_id"?: components["parameters"]["InvoiceLines.not.tax_rate_id"];
        "-employee_id"?: components["parameters"]["InvoiceLines.not.employee_id"];
        "-task_id"?: components["parameters"]["InvoiceLines.not.task_id"];
        "-kind"?: components["parameters"]["InvoiceLines.not.kind"];
        "-client_id"?: components["parameters"]["InvoiceLines.not.client_id"];
        "-invoice_status"?: components["parameters"]["InvoiceLines.not.invoice_status"];
        "-issue_date"?: components["parameters"]["InvoiceLines.not.issue_date"];
        "-document_type"?: components["parameters"]["InvoiceLines.not.document_type"];
        "-is_live"?: components["parameters"]["InvoiceLines.not.is_live"];
        "-period_start"?: components["parameters"]["InvoiceLines.not.period_start"];
        "-period_end"?: components["parameters"]["InvoiceLines.not.period_end"];
        "-net_amount"?: components["parameters"]["InvoiceLines.not.net_amount"];
        tenant?: components["parameters"]["tenant"];
      };
    };
    responses: {
      200: components["responses"]["InvoiceLinesList"];
    };
  };
  "invoiceLines.create": {
    parameters: {
      query?: {
        related?: components["parameters"]["InvoiceLines.list.related"];
        include?: components["parameters"]["InvoiceLines.list.include"];
        dry_run?: components["parameters"]["dryRun"];
        tenant?: components["parameters"]["tenant"];
      };
      header?: {
        "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
      };
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "invoice_id": "01K0A6W2Z6Q6X1H2M9C3J5T7VN",
         *       "quantity": 12.5,
         *       "unit": "hour",
         *       "unit_price": 80
         *     }
         */
        "application/json": components["schemas"]["InvoiceLinesCreate"];
      };
    };
    responses: {
      201: components["responses"]["InvoiceLinesCreated"];
    };
  };
  "invoiceLines.show": {
    parameters: {
      query?: {
        related?: components["parameters"]["InvoiceLines.list.related"];
        include?: components["parameters"]["InvoiceLines.list.include"];
        actions?: components["parameters"]["allActions"];
        tenant?: components["parameters"]["tenant"];
      };
      header?: {
        "If-None-Match"?: components["parameters"]["ifNoneMatch"];
      };
      path: {
        id: components["parameters"]["recordId"];
      };
    };
    responses: {
      200: components["responses"]["InvoiceLinesShown"];
    };
  };
  "invoiceLines.delete": {
    parameters: {
      query?: {
        dry_run?: components["parameters"]["dryRun"];
        tenant?: components["parameters"]["tenant"];
      };
      header?: {
        "If-Match"?: components["parameters"]["ifMatch"];
      };
      path: {
        id: components["parameters"]["recordId"];
      };
    };
    responses: {
      204: components["responses"]["Deleted"];
    };
  };
  "invoiceLines.update": {
    parameters: {
      query?: {
        related?: components["parameters"]["InvoiceLines.list.related"];
        include?: components["parameters"]["InvoiceLines.list.include"];
        dry_run?: components["parameters"]["dryRun"];
        tenant?: components["parameters"]["tenant"];
      };
      header?: {
        "If-Match"?: components["parameters"]["ifMatch"];
      };
      path: {
        id: components["parameters"]["recordId"];
      };
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "discount_percent": 5
         *     }
         */
        "application/json": components["schemas"]["InvoiceLinesChange"];
      };
    };
    responses: {
      200: components["responses"]["InvoiceLinesChanged"];
    };
  };
  "invoiceLines.listActions": {
    parameters: {
      query?: {
        tenant?: components["parameters"]["tenant"];
      };
    };
    responses: {
      200: components["responses"]["Actions"];
    };
  };
  "invoiceLines.runAction": {
    parameters: {
      query: {
        action: "release-sources";
        related?: components["parameters"]["InvoiceLines.list.related"];
        include?: components["parameters"]["InvoiceLines.list.include"];
        dry_run?: components["parameters"]["dryRun"];
        tenant?: components["parameters"]["tenant"];
      };
      header?: {
        "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
      };
      path: {
        id: components["parameters"]["recordId"];
      };
    };
    requestBody?: {
      content: {
        "application/json": components["schemas"]["InvoiceLinesReleaseSourcesParameters"];
      };
    };
    responses: {
      200: components["responses"]["InvoiceLinesActedOn"];
    };
  };
  "invoiceLines.listFilters": {
    parameters: {
      query?: {
        only?: components["parameters"]["only"];
        tenant?: components["parameters"]["tenant"];
      };
    };
    responses: {
      200: components["responses"]["Filters"];
    };
  };
  "invoiceLines.listGetters": {
    parameters: {
      query?: {
        tenant?: components["parameters"]["tenant"];
      };
    };
    responses: {
      200: components["responses"]["Getters"];
    };
  };
  "invoicePayments.list": {
    parameters: {
      query?: {
        page?: components["parameters"]["page"];
        perPage?: components["parameters"]["perPage"];
        cursor?: components["parameters"]["cursor"];
        sort?: components["parameters"]["InvoicePayments.list.sort"];
        search?: components["parameters"]["InvoicePayments.list.search"];
        related?: components["parameters"]["InvoicePayments.list.related"];
        include?: components["parameters"]["InvoicePayments.list.include"];
        invoice_id?: components["parameters"]["InvoicePayments.invoice_id"];
        client_id?: components["parameters"]["InvoicePayments.client_id"];
        credit_note_id?: components["parameters"]["InvoicePayments.credit_note_id"];
        method?: components["parameters"]["InvoicePayments.method"];
        currency?: components["parameters"]["InvoicePayments.currency"];
        paid_at?: components["parameters"]["InvoicePayments.paid_at"];
        amount?: components["parameters"]["InvoicePayments.amount"];
        base_amount?: components["parameters"]["InvoicePayments.base_amount"];
        created_at?: components["parameters"]["InvoicePayments.created_at"];
        is_refund?: components["parameters"]["InvoicePayments.is_refund"];
        "-invoice_id"?: components["parameters"]["InvoicePayments.not.invoice_id"];
        "-client_id"?: components["parameters"]["InvoicePayments.not.client_id"];
        "-credit_note_id"?: components["parameters"]["InvoicePayments.not.credit_note_id"];
        "-method"?: components["parameters"]["InvoicePayments.not.method"];
        "-currency"?: components["parameters"]["InvoicePayments.not.currency"];
        "-paid_at"?: components["parameters"]["InvoicePayments.not.paid_at"];
        "-amount"?: components["parameters"]["InvoicePayments.not.amount"];
        "-base_amount"?: components["parameters"]["InvoicePayments.not.base_amount"];
        "-created_at"?: components["parameters"]["InvoicePayments.not.created_at"];
        "-is_refund"?: components["parameters"]["InvoicePayments.not.is_refund"];
        tenant?: components["parameters"]["tenant"];
      };
    };
    responses: {
      200: components["responses"]["InvoicePaymentsList"];
    };
  };
  "invoicePayments.create": {
    parameters: {
      query?: {
        related?: components["parameters"]["InvoicePayments.list.related"];
        include?: components["parameters"]["InvoicePayments.list.include"];
        dry_run?: components["parameters"]["dryRun"];
        tenant?: components["parameters"]["tenant"];
      };
      header?: {
        "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
      };
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "invoice_id": "01K0A6W2Z6Q6X1H2M9C3J5T7VN",
         *       "amount": 250,
         *       "paid_at": "2026-07-10"
         *     }
         */
        "application/json": components["schemas"]["InvoicePaymentsCreate"];
      };
    };
    responses: {
      201: components["responses"]["InvoicePaymentsCreated"];
    };
  };
  "invoicePayments.show": {
    parameters: {
      query?: {
        related?: components["parameters"]["InvoicePayments.list.related"];
        include?: components["parameters"]["InvoicePayments.list.include"];
        actions?: components["parameters"]["allActions"];
        tenant?: components["parameters"]["tenant"];
      };
      header?: {
        "If-None-Match"?: components["parameters"]["ifNoneMatch"];
      };
      path: {
        id: components["parameters"]["recordId"];
      };
    };
    responses: {
      200: components["responses"]["InvoicePaymentsShown"];
    };
  };
  "invoicePayments.delete": {
    parameters: {
      query?: {
        dry_run?: components["parameters"]["dryRun"];
        tenant?: components["parameters"]["tenant"];
      };
      header?: {
        "If-Match"?: components["parameters"]["ifMatch"];
      };
      path: {
        id: components["parameters"]["recordId"];
      };
    };
    responses: {
      204: components["responses"]["Deleted"];
    };
  };
  "invoicePayments.update": {
    parameters: {
      query?: {
        related?: components["parameters"]["InvoicePayments.list.related"];
        include?: components["parameters"]["InvoicePayments.list.include"];
        dry_run?: components["parameters"]["dryRun"];
        tenant?: components["parameters"]["tenant"];
      };
      header?: {
        "If-Match"?: components["parameters"]["ifMatch"];
      };
      path: {
        id: components["parameters"]["recordId"];
      };
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "reference": "Statement 7/2026"
         *     }
         */
        "application/json": components["schemas"]["InvoicePaymentsChange"];
      };
    };
    responses: {
      200: components["responses"]["InvoicePaymentsChanged"];
    };
  };
  "invoicePayments.listActions": {
    parameters: {
      query?: {
        tenant?: components["parameters"]["tenant"];
      };
    };
    responses: {
      200: components["responses"]["Actions"];
    };
  };
  "invoicePayments.listFilters": {
    parameters: {
      query?: {
        only?: components["parameters"]["only"];
        tenant?: components["parameters"]["tenant"];
      };
    };
    responses: {
      200: components["responses"]["Filters"];
    };
  };
  "invoicePayments.listGetters": {
    parameters: {
      query?: {
        tenant?: components["parameters"]["tenant"];
      };
    };
    responses: {
      200: components["responses"]["Getters"];
    };
  };
  "taxRates.list": {
    parameters: {
      query?: {
        page?: components["parameters"]["page"];
        perPage?: components["parameters"]["perPage"];
        cursor?: components["parameters"]["cursor"];
        sort?: components["parameters"]["TaxRates.list.sort"];
        search?: components["parameters"]["TaxRates.list.search"];
        category?: components["parameters"]["TaxRates.category"];
        country?: components["parameters"]["TaxRates.country"];
        is_default?: components["parameters"]["TaxRates.is_default"];
        archived?: components["parameters"]["TaxRates.archived"];
        percent?: components["parameters"]["TaxRates.percent"];
        "-category"?: components["parameters"]["TaxRates.not.category"];
        "-country"?: components["parameters"]["TaxRates.not.country"];
        "-is_default"?: components["parameters"]["TaxRates.not.is_default"];
        "-archived"?: components["parameters"]["TaxRates.not.archived"];
        "-percent"?: components["parameters"]["TaxRates.not.percent"];
        tenant?: components["parameters"]["tenant"];
      };
    };
    responses: {
      200: components["responses"]["TaxRatesList"];
    };
  };
  "taxRates.create": {
    parameters: {
      query?: {
        dry_run?: components["parameters"]["dryRun"];
        tenant?: components["parameters"]["tenant"];
      };
      header?: {
        "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
      };
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "name": "Reduced rate",
         *       "percent": 9
         *     }
         */
        "application/json": components["schemas"]["TaxRatesCreate"];
      };
    };
    responses: {
      201: components["responses"]["TaxRatesCreated"];
    };
  };
  "taxRates.show": {
    parameters: {
      query?: {
        actions?: components["parameters"]["allActions"];
        tenant?: components["parameters"]["tenant"];
      };
      header?: {
        "If-None-Match"?: components["parameters"]["ifNoneMatch"];
      };
      path: {
        id: components["parameters"]["recordId"];
      };
    };
    responses: {
      200: components["responses"]["TaxRatesShown"];
    };
  };
  "taxRates.delete": {
    parameters: {
      query?: {
        dry_run?: components["parameters"]["dryRun"];
        tenant?: components["parameters"]["tenant"];
      };
      header?: {
        "If-Match"?: components["parameters"]["ifMatch"];
      };
      path: {
        id: components["parameters"]["recordId"];
      };
    };
    responses: {
      204: components["responses"]["Deleted"];
    };
  };
  "taxRates.update": {
    parameters: {
      query?: {
        dry_run?: components["parameters"]["dryRun"];
        tenant?: components["parameters"]["tenant"];
      };
      header?: {
        "If-Match"?: components["parameters"]["ifMatch"];
      };
      path: {
        id: components["parameters"]["recordId"];
      };
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "name": "Reduced rate of 2026"
         *     }
         */
        "application/json": components["schemas"]["TaxRatesChange"];
      };
    };
    responses: {
      200: components["responses"]["TaxRatesChanged"];
    };
  };
  "taxRates.listActions": {
    parameters: {
      query?: {
        tenant?: components["parameters"]["tenant"];
      };
    };
    responses: {
      200: components["responses"]["Actions"];
    };
  };
  "taxRates.runBulkAction": {
    parameters: {
      query: {
        action: "archive" | "restore";
        search?: components["parameters"]["TaxRates.list.search"];
        category?: components["parameters"]["TaxRates.category"];
        country?: components["parameters"]["TaxRates.country"];
        is_default?: components["parameters"]["TaxRates.is_default"];
        archived?: components["parameters"]["TaxRates.archived"];
        percent?: components["parameters"]["TaxRates.percent"];
        "-category"?: components["parameters"]["TaxRates.not.category"];
        "-country"?: components["parameters"]["TaxRates.not.country"];
        "-is_default"?: components["parameters"]["TaxRates.not.is_default"];
        "-archived"?: components["parameters"]["TaxRates.not.archived"];
        "-percent"?: components["parameters"]["TaxRates.not.percent"];
        dry_run?: components["parameters"]["dryRun"];
        tenant?: components["parameters"]["tenant"];
      };
      header?: {
        "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
      };
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["TaxRatesArchiveAction"] | components["schemas"]["TaxRatesRestoreAction"];
      };
    };
    responses: {
      200: components["responses"]["TaxRatesBulkActedOn"];
    };
  };
  "taxRates.runAction": {
    parameters: {
      query: {
        action: "archive" | "restore";
        dry_run?: components["parameters"]["dryRun"];
        tenant?: components["parameters"]["tenant"];
      };
      header?: {
        "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
      };
      path: {
        id: components["parameters"]["recordId"];
      };
    };
    requestBody?: {
      content: {
        "application/json": components["schemas"]["TaxRatesArchiveParameters"] | components["schemas"]["TaxRatesRestoreParameters"];
      };
    };
    responses: {
      200: components["responses"]["TaxRatesActedOn"];
    };
  };
  "taxRates.listFilters": {
    parameters: {
      query?: {
        only?: components["parameters"]["only"];
        tenant?: components["parameters"]["tenant"];
      };
    };
    responses: {
      200: components["responses"]["Filters"];
    };
  };
  "taxRates.listGetters": {
    parameters: {
      query?: {
        tenant?: components["parameters"]["tenant"];
      };
    };
    responses: {
      200: components["responses"]["Getters"];
    };
  };
  "exchangeRates.list": {
    parameters: {
      query?: {
        page?: components["parameters"]["page"];
        perPage?: components["parameters"]["perPage"];
        cursor?: components["parameters"]["cursor"];
        sort?: components["parameters"]["ExchangeRates.list.sort"];
        from_currency?: components["parameters"]["ExchangeRates.from_currency"];
        to_currency?: components["parameters"]["ExchangeRates.to_currency"];
        date?: components["parameters"]["ExchangeRates.date"];
        rate?: components["parameters"]["ExchangeRates.rate"];
        "-from_currency"?: components["parameters"]["ExchangeRates.not.from_currency"];
        "-to_currency"?: components["parameters"]["ExchangeRates.not.to_currency"];
        "-date"?: components["parameters"]["ExchangeRates.not.date"];
        "-rate"?: components["parameters"]["ExchangeRates.not.rate"];
        tenant?: components["parameters"]["tenant"];
      };
    };
    responses: {
      200: components["responses"]["ExchangeRatesList"];
    };
  };
  "exchangeRates.create": {
    parameters: {
      query?: {
        dry_run?: components["parameters"]["dryRun"];
        tenant?: components["parameters"]["tenant"];
      };
      header?: {
        "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
      };
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "from_currency": "USD",
         *       "to_currency": "EUR",
         *       "date": "2026-07-13",
         *       "rate": 0.92
         *     }
         */
        "application/json": components["schemas"]["ExchangeRatesCreate"];
      };
    };
    responses: {
      201: components["responses"]["ExchangeRatesCreated"];
    };
  };
  "exchangeRates.show": {
    parameters: {
      query?: {
        actions?: components["parameters"]["allActions"];
        tenant?: components["parameters"]["tenant"];
      };
      header?: {
        "If-None-Match"?: components["parameters"]["ifNoneMatch"];
      };
      path: {
        id: components["parameters"]["recordId"];
      };
    };
    responses: {
      200: components["responses"]["ExchangeRatesShown"];
    };
  };
  "exchangeRates.delete": {
    parameters: {
      query?: {
        dry_run?: components["parameters"]["dryRun"];
        tenant?: components["parameters"]["tenant"];
      };
      header?: {
        "If-Match"?: components["parameters"]["ifMatch"];
      };
      path: {
        id: components["parameters"]["recordId"];
      };
    };
    responses: {
      204: components["responses"]["Deleted"];
    };
  };
  "exchangeRates.update": {
    parameters: {
      query?: {
        dry_run?: components["parameters"]["dryRun"];
        tenant?: components["parameters"]["tenant"];
      };
      header?: {
        "If-Match"?: components["parameters"]["ifMatch"];
      };
      path: {
        id: components["parameters"]["recordId"];
      };
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "rate": 0.93
         *     }
         */
        "application/json": components["schemas"]["ExchangeRatesChange"];
      };
    };
    responses: {
      200: components["responses"]["ExchangeRatesChanged"];
    };
  };
  "exchangeRates.listActions": {
    parameters: {
      query?: {
        tenant?: components["parameters"]["tenant"];
      };
    };
    responses: {
      200: components["responses"]["Actions"];
    };
  };
  "exchangeRates.listFilters": {
    parameters: {
      query?: {
        only?: components["parameters"]["only"];
        tenant?: components["parameters"]["tenant"];
      };
    };
    responses: {
      200: components["responses"]["Filters"];
    };
  };
  "exchangeRates.listGetters": {
    parameters: {
      query?: {
        tenant?: components["parameters"]["tenant"];
      };
    };
    responses: {
      200: components["responses"]["Getters"];
    };
  };
  "evaluations.list": {
    parameters: {
      query?: {
        page?: components["parameters"]["page"];
        perPage?: components["parameters"]["perPage"];
        cursor?: components["parameters"]["cursor"];
        sort?: components["parameters"]["Evaluations.list.sort"];
        search?: components["parameters"]["Evaluations.list.search"];
        related?: components["parameters"]["Evaluations.list.related"];
        include?: components["parameters"]["Evaluations.list.include"];
        id?: components["parameters"]["Evaluations.id"];
        employee_id?: components["parameters"]["Evaluations.employee_id"];
        evaluation_type_id?: components["parameters"]["Evaluations.evaluation_type_id"];
        category?: components["parameters"]["Evaluations.category"];
        assignee_id?: components["parameters"]["Evaluations.assignee_id"];
        pending_assignee_id?: components["parameters"]["Evaluations.pending_assignee_id"];
        cycle?: components["parameters"]["Evaluations.cycle"];
        status?: components["parameters"]["Evaluations.status"];
        period_start?: components["parameters"]["Evaluations.period_start"];
        period_end?: components["parameters"]["Evaluations.period_end"];
        due_date?: components["parameters"]["Evaluations.due_date"];
        is_overdue?: components["parameters"]["Evaluations.is_overdue"];
        shared_at?: components["parameters"]["Evaluations.shared_at"];
        completed_at?: components["parameters"]["Evaluations.completed_at"];
        manager_employee_id?: components["parameters"]["Evaluations.manager_employee_id"];
        department?: components["parameters"]["Evaluations.department"];
        score?: components["parameters"]["Evaluations.score"];
        "-id"?: components["parameters"]["Evaluations.not.id"];
        "-employee_id"?: components["parameters"]["Evaluations.not.employee_id"];
        "-evaluation_type_id"?: components["parameters"]["Evaluations.not.evaluation_type_id"];
        "-category"?: components["parameters"]["Evaluations.not.category"];
        "-assignee_id"?: components["parameters"]["Evaluations.not.assignee_id"];
        "-pending_assignee_id"?: components["parameters"]["Evaluations.not.pending_assignee_id"];
        "-cycle"?: components["parameters"]["Evaluations.not.cycle"];
        "-status"?: components["parameters"]["Evaluations.not.status"];
        "-period_start"?: components["parameters"]["Evaluations.not.period_start"];
        "-period_end"?: components["parameters"]["Evaluations.not.period_end"];
        "-due_date"?: components["parameters"]["Evaluations.not.due_date"];
        "-is_overdue"?: components["parameters"]["Evaluations.not.is_overdue"];
        "-shared_at"?: components["parameters"]["Evaluations.not.shared_at"];
        "-completed_at"?: components["parameters"]["Evaluations.not.completed_at"];
        "-manager_employee_id"?: components["parameters"]["Evaluations.not.manager_employee_id"];
        "-department"?: components["parameters"]["Evaluations.not.department"];
        "-score"?: components["parameters"]["Evaluations.not.score"];
        tenant?: components["parameters"]["tenant"];
      };
    };
    responses: {
      200: components["responses"]["EvaluationsList"];
    };
  };
  "evaluations.create": {
    parameters: {
      query?: {
        related?: components["parameters"]["Evaluations.list.related"];
        include?: components["parameters"]["Evaluations.list.include"];
        dry_run?: components["parameters"]["dryRun"];
        tenant?: components["parameters"]["tenant"];
      };
      header?: {
        "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
      };
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "employee_id": "01K0A6W2Z6Q6X1H2M9C3J5T7VN",
         *       "evaluation_type_id": "01K0A6W2Z6Q6X1H2M9C3J5T7VN",
         *       "cycle": "2026 H1",
         *       "period_start": "2026-01-01",
         *       "period_end": "2026-06-30"
         *     }
         */
        "application/json": components["schemas"]["EvaluationsCreate"];
      };
    };
    responses: {
      201: components["responses"]["EvaluationsCreated"];
    };
  };
  "evaluations.show": {
    parameters: {
      query?: {
        related?: components["parameters"]["Evaluations.list.related"];
        include?: components["parameters"]["Evaluations.list.include"];
        actions?: components["parameters"]["allActions"];
        tenant?: components["parameters"]["tenant"];
      };
      header?: {
        "If-None-Match"?: components["parameters"]["ifNoneMatch"];
      };
      path: {
        id: components["parameters"]["recordId"];
      };
    };
    responses: {
      200: components["responses"]["EvaluationsShown"];
    };
  };
  "evaluations.delete": {
    parameters: {
      query?: {
        dry_run?: components["parameters"]["dryRun"];
        tenant?: components["parameters"]["tenant"];
      };
      header?: {
        "If-Match"?: components["parameters"]["ifMatch"];
      };
      path: {
        id: components["parameters"]["recordId"];
      };
    };
    responses: {
      204: components["responses"]["Deleted"];
    };
  };
  "evaluations.update": {
    parameters: {
      query?: {
        related?: components["parameters"]["Evaluations.list.related"];
        include?: components["parameters"]["Evaluations.list.include"];
        dry_run?: components["parameters"]["dryRun"];
        tenant?: components["parameters"]["tenant"];
      };
      header?: {
        "If-Match"?: components["parameters"]["ifMatch"];
      };
      path: {
        id: components["parameters"]["recordId"];
      };
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "due_date": "2026-07-31"
         *     }
         */
        "application/json": components["schemas"]["EvaluationsChange"];
      };
    };
    responses: {
      200: components["responses"]["EvaluationsChanged"];
    };
  };
  "evaluations.listActions": {
    parameters: {
      query?: {
        tenant?: components["parameters"]["tenant"];
      };
    };
    responses: {
      200: components["responses"]["Actions"];
    };
  };
  "evaluations.runBulkAction": {
    parameters: {
      query: {
        action: "start" | "complete" | "share" | "cancel" | "launch";
        search?: components["parameters"]["Evaluations.list.search"];
        related?: components["parameters"]["Evaluations.list.related"];
        include?: components["parameters"]["Evaluations.list.include"];
        id?: components["parameters"]["Evaluations.id"];
        employee_id?: components["parameters"]["Evaluations.employee_id"];
        evaluation_type_id?: components["parameters"]["Evaluations.evaluation_type_id"];
        category?: components["parameters"]["Evaluations.category"];
        assignee_id?: components["parameters"]["Evaluations.assignee_id"];
        pending_assignee_id?: components["parameters"]["Evaluations.pending_assignee_id"];
        cycle?: components["parameters"]["Evaluations.cycle"];
        status?: components["parameters"]["Evaluations.status"];
        period_start?: components["parameters"]["Evaluations.period_start"];
        period_end?: components["parameters"]["Evaluations.period_end"];
        due_date?: components["parameters"]["Evaluations.due_date"];
        is_overdue?: components["parameters"]["Evaluations.is_overdue"];
        shared_at?: components["parameters"]["Evaluations.shared_at"];
        completed_at?: components["parameters"]["Evaluations.completed_at"];
        manager_employee_id?: components["parameters"]["Evaluations.manager_employee_id"];
        department?: components["parameters"]["Evaluations.department"];
        score?: components["parameters"]["Evaluations.score"];
        "-id"?: components["parameters"]["Evaluations.not.id"];
        "-employee_id"?: components["parameters"]["Evaluations.not.employee_id"];
        "-evaluation_type_id"?: components["parameters"]["Evaluations.not.evaluation_type_id"];
        "-category"?: components["parameters"]["Evaluations.not.category"];
        "-assignee_id"?: components["parameters"]["Evaluations.not.assignee_id"];
        "-pending_assignee_id"?: components["parameters"]["Evaluations.not.pending_assignee_id"];
        "-cycle"?: components["parameters"]["Evaluations.not.cycle"];
        "-status"?: components["parameters"]["Evaluations.not.status"];
        "-period_start"?: components["parameters"]["Evaluations.not.period_start"];
        "-period_end"?: components["parameters"]["Evaluations.not.period_end"];
        "-due_date"?: components["parameters"]["Evaluations.not.due_date"];
        "-is_overdue"?: components["parameters"]["Evaluations.not.is_overdue"];
        "-shared_at"?: components["parameters"]["Evaluations.not.shared_at"];
        "-completed_at"?: components["parameters"]["Evaluations.not.completed_at"];
        "-manager_employee_id"?: components["parameters"]["Evaluations.not.manager_employee_id"];
        "-department"?: components["parameters"]["Evaluations.not.department"];
        "-score"?: components["parameters"]["Evaluations.not.score"];
        dry_run?: components["parameters"]["dryRun"];
        tenant?: components["parameters"]["tenant"];
      };
      header?: {
        "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
      };
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["EvaluationsStartAction"] | components["schemas"]["EvaluationsCompleteAction"] | components["schemas"]["EvaluationsShareAction"] | components["schemas"]["EvaluationsCancelAction"] | components["schemas"]["EvaluationsLaunchParameters"];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: unknown;
            message: string;
          };
        };
      };
    };
  };
  "evaluations.runAction": {
    parameters: {
      query: {
        action: "start" | "save-response" | "submit-response" | "reopen-response" | "complete" | "reopen" | "share" | "acknowledge" | "apply-salary" | "cancel";
        related?: components["parameters"]["Evaluations.list.related"];
        include?: components["parameters"]["Evaluations.list.include"];
        dry_run?: components["parameters"]["dryRun"];
        tenant?: components["parameters"]["tenant"];
      };
      header?: {
        "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
      };
      path: {
        id: components["parameters"]["recordId"];
      };
    };
    requestBody?: {
      content: {
        "application/json": components["schemas"]["EvaluationsStartParameters"] | components["schemas"]["EvaluationsSaveResponseParameters"] | components["schemas"]["EvaluationsSubmitResponseParameters"] | components["schemas"]["EvaluationsReopenResponseParameters"] | components["schemas"]["EvaluationsCompleteParameters"] | components["schemas"]["EvaluationsReopenParameters"] | components["schemas"]["EvaluationsShareParameters"] | components["schemas"]["EvaluationsAcknowledgeParameters"] | components["schemas"]["EvaluationsApplySalaryParameters"] | components["schemas"]["EvaluationsCancelParameters"];
      };
    };
    responses: {
      200: components["responses"]["EvaluationsActedOn"];
    };
  };
  "evaluations.listFilters": {
    parameters: {
      query?: {
        only?: components["parameters"]["only"];
        tenant?: components["parameters"]["tenant"];
      };
    };
    responses: {
      200: components["responses"]["Filters"];
    };
  };
  "evaluations.listGetters": {
    parameters: {
      query?: {
        tenant?: components["parameters"]["tenant"];
      };
    };
    responses: {
      200: components["responses"]["Getters"];
    };
  };
  "evaluations.getters.performanceAnalytics": {
    parameters: {
      query?: {
        date?: components["schemas"]["FilterDate"];
        evaluation_type_id?: components["schemas"]["FilterIds"];
        category?: "technical" | "salary" | "other";
        cycle?: string;
        department_id?: components["schemas"]["FilterTexts"];
        position_id?: components["schemas"]["FilterTexts"];
        level_id?: components["schemas"]["FilterTexts"];
        manager_employee_id?: components["schemas"]["FilterTexts"];
        tenant?: components["parameters"]["tenant"];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: {
              evaluations: {
                total: number;
                draft: number;
                in_progress: number;
                completed: number;
                cancelled: number;
                overdue: number;
                completion_rate: number | null;
                response_rate: number | null;
                on_time_rate: number | null;
                shared: number;
                acknowledged: number;
                average_days_to_complete: number | null;
                links: {
                  draft: string | null;
                  in_progress: string | null;
                  completed: string | null;
                  cancelled: string | null;
                  overdue: string | null;
                };
              };
              by_type: {
                id: string | null;
                name: string;
                total: number;
                draft: number;
                in_progress: number;
                completed: number;
                cancelled: number;
                overdue: number;
                completion_rate: number | null;
                average_score?: number | null;
              }[];
              by_department: {
                id: string | null;
                name: string;
                total: number;
                draft: number;
                in_progress: number;
                completed: number;
                cancelled: number;
                overdue: number;
                completion_rate: number | null;
                average_score?: number | null;
              }[];
              pending_assignees: {
                employee_id: string;
                name: string;
                count: number;
                overdue: number;
              }[];
              upcoming: {
                employee_id: string;
                evaluation_type_id: string;
                due: string;
              }[];
              goals: {
                total: number;
                active: number;
                achieved: number;
                missed: number;
                cancelled: number;
                overdue: number;
                at_risk: number;
                average_progress: number | null;
                achievement_rate: number | null;
              };
              feedback: {
                requests: number;
                responses: number;
                response_rate: number | null;
                spontaneous: number;
                praise: number;
              };
              scores?: {
                count: number;
                average: number | null;
                median: number | null;
                min: number | null;
                max: number | null;
                self_gap: number | null;
                distribution: {
                  from: number;
                  to: number;
                  count: number;
                }[];
              };
              by_criterion?: {
                evaluation_type_id: string;
                key: string;
                title: string;
                assignee_percent: number | null;
                self_percent: number | null;
                responses: number;
              }[];
            };
            meta?: {
              [key: string]: unknown;
            };
          };
        };
      };
    };
  };
  "evaluations.getters.toDo": {
    parameters: {
      query?: {
        tenant?: components["parameters"]["tenant"];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: {
              evaluations: {
                id: string;
                title: string;
                employee_id: string;
                employee_name: string;
                due_date: string;
                is_overdue: boolean;
              }[];
              feedback_requests: {
                id: string;
                title: string | null;
                employee_id: string;
                employee_name: string;
                due_date: string | null;
                is_overdue: boolean;
              }[];
              to_acknowledge: {
                id: string;
                title: string;
                employee_id: string;
                employee_name: string;
                due_date: string;
                is_overdue: boolean;
              }[];
            };
            meta?: {
              [key: string]: unknown;
            };
          };
        };
      };
    };
  };
  "goals.list": {
    parameters: {
      query?: {
        page?: components["parameters"]["page"];
        perPage?: components["parameters"]["perPage"];
        cursor?: components["parameters"]["cursor"];
        sort?: components["parameters"]["Goals.list.sort"];
        search?: components["parameters"]["Goals.list.search"];
        related?: components["parameters"]["Goals.list.related"];
        include?: components["parameters"]["Goals.list.include"];
        id?: components["parameters"]["Goals.id"];
        employee_id?: components["parameters"]["Goals.employee_id"];
        department_id?: components["parameters"]["Goals.department_id"];
        parent_goal_id?: components["parameters"]["Goals.parent_goal_id"];
        level?: components["parameters"]["Goals.level"];
        confidence?: components["parameters"]["Goals.confidence"];
        status?: components["parameters"]["Goals.status"];
        evaluation_id?: components["parameters"]["Goals.evaluation_id"];
        start_date?: components["parameters"]["Goals.start_date"];
        due_date?: components["parameters"]["Goals.due_date"];
        is_overdue?: components["parameters"]["Goals.is_overdue"];
        progress?: components["parameters"]["Goals.progress"];
        manager_employee_id?: components["parameters"]["Goals.manager_employee_id"];
        "-id"?: components["parameters"]["Goals.not.id"];
        "-employee_id"?: components["parameters"]["Goals.not.employee_id"];
        "-department_id"?: components["parameters"]["Goals.not.department_id"];
        "-parent_goal_id"?: components["parameters"]["Goals.not.parent_goal_id"];
        "-level"?: components["parameters"]["Goals.not.level"];
        "-confidence"?: components["parameters"]["Goals.not.confidence"];
        "-status"?: components["parameters"]["Goals.not.status"];
        "-evaluation_id"?: components["parameters"]["Goals.not.evaluation_id"];
        "-start_date"?: components["parameters"]["Goals.not.start_date"];
        "-due_date"?: components["parameters"]["Goals.not.due_date"];
        "-is_overdue"?: components["parameters"]["Goals.not.is_overdue"];
        "-progress"?: components["parameters"]["Goals.not.progress"];
        "-manager_employee_id"?: components["parameters"]["Goals.not.manager_employee_id"];
        tenant?: components["parameters"]["tenant"];
      };
    };
    responses: {
      200: components["responses"]["GoalsList"];
    };
  };
  "goals.create": {
    parameters: {
      query?: {
        related?: components["parameters"]["Goals.list.related"];
        include?: components["parameters"]["Goals.list.include"];
        dry_run?: components["parameters"]["dryRun"];
        tenant?: components["parameters"]["tenant"];
      };
      header?: {
        "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
      };
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "employee_id": "01K0A6W2Z6Q6X1H2M9C3J5T7VN",
         *       "title": "Halve the time to answer tickets",
         *       "start_date": "2026-07-01",
         *       "due_date": "2026-09-30",
         *       "key_results": [
         *         {
         *           "title": "Median hours to the first answer",
         *           "start_value": 10,
         *           "target_value": 4
         *         }
         *       ]
         *     }
         */
        "application/json": components["schemas"]["GoalsCreate"];
      };
    };
    responses: {
      201: components["responses"]["GoalsCreated"];
    };
  };
  "goals.show": {
    parameters: {
      query?: {
        related?: components["parameters"]["Goals.list.related"];
        include?: components["parameters"]["Goals.list.include"];
        actions?: components["parameters"]["allActions"];
        tenant?: components["parameters"]["tenant"];
      };
      header?: {
        "If-None-Match"?: components["parameters"]["ifNoneMatch"];
      };
      path: {
        id: components["parameters"]["recordId"];
      };
    };
    responses: {
      200: components["responses"]["GoalsShown"];
    };
  };
  "goals.delete": {
    parameters: {
      query?: {
        dry_run?: components["parameters"]["dryRun"];
        tenant?: components["parameters"]["tenant"];
      };
      header?: {
        "If-Match"?: components["parameters"]["ifMatch"];
      };
      path: {
        id: components["parameters"]["recordId"];
      };
    };
    responses: {
      204: components["responses"]["Deleted"];
    };
  };
  "goals.update": {
    parameters: {
      query?: {
        related?: components["parameters"]["Goals.list.related"];
        include?: components["parameters"]["Goals.list.include"];
        dry_run?: components["parameters"]["dryRun"];
        tenant?: components["parameters"]["tenant"];
      };
      header?: {
        "If-Match"?: components["parameters"]["ifMatch"];
      };
      path: {
        id: components["parameters"]["recordId"];
      };
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "due_date": "2026-10-31"
         *     }
         */
        "application/json": components["schemas"]["GoalsChange"];
      };
    };
    responses: {
      200: components["responses"]["GoalsChanged"];
    };
  };
  "goals.listActions": {
    parameters: {
      query?: {
        tenant?: components["parameters"]["tenant"];
      };
    };
    responses: {
      200: components["responses"]["Actions"];
    };
  };
  "goals.runBulkAction": {
    parameters: {
      query: {
        action: "close" | "cancel";
        search?: components["parameters"]["Goals.list.search"];
        related?: components["parameters"]["Goals.list.related"];
        include?: components["parameters"]["Goals.list.include"];
        id?: components["parameters"]["Goals.id"];
        employee_id?: components["parameters"]["Goals.employee_id"];
        department_id?: components["parameters"]["Goals.department_id"];
        parent_goal_id?: components["parameters"]["Goals.parent_goal_id"];
        level?: components["parameters"]["Goals.level"];
        confidence?: components["parameters"]["Goals.confidence"];
        status?: components["parameters"]["Goals.status"];
        evaluation_id?: components["parameters"]["Goals.evaluation_id"];
        start_date?: components["parameters"]["Goals.start_date"];
        due_date?: components["parameters"]["Goals.due_date"];
        is_overdue?: components["parameters"]["Goals.is_overdue"];
        progress?: components["parameters"]["Goals.progress"];
        manager_employee_id?: components["parameters"]["Goals.manager_employee_id"];
        "-id"?: components["parameters"]["Goals.not.id"];
        "-employee_id"?: components["parameters"]["Goals.not.employee_id"];
        "-department_id"?: components["parameters"]["Goals.not.department_id"];
        "-parent_goal_id"?: components["parameters"]["Goals.not.parent_goal_id"];
        "-level"?: components["parameters"]["Goals.not.level"];
        "-confidence"?: components["parameters"]["Goals.not.confidence"];
        "-status"?: components["parameters"]["Goals.not.status"];
        "-evaluation_id"?: components["parameters"]["Goals.not.evaluation_id"];
        "-start_date"?: components["parameters"]["Goals.not.start_date"];
        "-due_date"?: components["parameters"]["Goals.not.due_date"];
        "-is_overdue"?: components["parameters"]["Goals.not.is_overdue"];
        "-progress"?: components["parameters"]["Goals.not.progress"];
        "-manager_employee_id"?: components["parameters"]["Goals.not.manager_employee_id"];
        dry_run?: components["parameters"]["dryRun"];
        tenant?: components["parameters"]["tenant"];
      };
      header?: {
        "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
      };
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["GoalsCloseAction"] | components["schemas"]["GoalsCancelAction"];
      };
    };
    responses: {
      200: components["responses"]["GoalsBulkActedOn"];
    };
  };
  "goals.runAction": {
    parameters: {
      query: {
        action: "activate" | "check-in" | "close" | "reopen" | "cancel";
        related?: components["parameters"]["Goals.list.related"];
        include?: components["parameters"]["Goals.list.include"];
        dry_run?: components["parameters"]["dryRun"];
        tenant?: components["parameters"]["tenant"];
      };
      header?: {
        "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
      };
      path: {
        id: components["parameters"]["recordId"];
      };
    };
    requestBody?: {
      content: {
        "application/json": components["schemas"]["GoalsActivateParameters"] | components["schemas"]["GoalsCheckInParameters"] | components["schemas"]["GoalsCloseParameters"] | components["schemas"]["GoalsReopenParameters"] | components["schemas"]["GoalsCancelParameters"];
      };
    };
    responses: {
      200: components["responses"]["GoalsActedOn"];
    };
  };
  "goals.listFilters": {
    parameters: {
      query?: {
        only?: components["parameters"]["only"];
        tenant?: components["parameters"]["tenant"];
      };
    };
    responses: {
      200: components["responses"]["Filters"];
    };
  };
  "goals.listGetters": {
    parameters: {
      query?: {
        tenant?: components["parameters"]["tenant"];
      };
    };
    responses: {
      200: components["responses"]["Getters"];
    };
  };
  "feedbackRequests.list": {
    parameters: {
      query?: {
        page?: components["parameters"]["page"];
        perPage?: components["parameters"]["perPage"];
        cursor?: components["parameters"]["cursor"];
        sort?: components["parameters"]["FeedbackRequests.list.sort"];
        search?: components["parameters"]["FeedbackRequests.list.search"];
        related?: components["parameters"]["FeedbackRequests.list.related"];
        include?: components["parameters"]["FeedbackRequests.list.include"];
        id?: components["parameters"]["FeedbackRequests.id"];
        employee_id?: components["parameters"]["FeedbackRequests.employee_id"];
        requested_by_employee_id?: components["parameters"]["FeedbackRequests.requested_by_employee_id"];
        respondent_employee_id?: components["parameters"]["FeedbackRequests.respondent_employee_id"];
        pending_respondent_id?: components["parameters"]["FeedbackRequests.pending_respondent_id"];
        evaluation_id?: components["parameters"]["FeedbackRequests.evaluation_id"];
        status?: components["parameters"]["FeedbackRequests.status"];
        due_date?: components["parameters"]["FeedbackRequests.due_date"];
        is_anonymous?: components["parameters"]["FeedbackRequests.is_anonymous"];
        "-id"?: components["parameters"]["FeedbackRequests.not.id"];
        "-employee_id"?: components["parameters"]["FeedbackRequests.not.employee_id"];
        "-requested_by_employee_id"?: components["parameters"]["FeedbackRequests.not.requested_by_employee_id"];
        "-respondent_employee_id"?: components["parameters"]["FeedbackRequests.not.respondent_employee_id"];
        "-pending_respondent_id"?: components["parameters"]["FeedbackRequests.not.pending_respondent_id"];
        "-evaluation_id"?: components["parameters"]["FeedbackRequests.not.evaluation_id"];
        "-status"?: components["parameters"]["FeedbackRequests.not.status"];
        "-due_date"?: components["parameters"]["FeedbackRequests.not.due_date"];
        "-is_anonymous"?: components["parameters"]["FeedbackRequests.not.is_anonymous"];
        tenant?: components["parameters"]["tenant"];
      };
    };
    responses: {
      200: components["responses"]["FeedbackRequestsList"];
    };
  };
  "feedbackRequests.create": {
    parameters: {
      query?: {
        related?: components["parameters"]["FeedbackRequests.list.related"];
        include?: components["parameters"]["FeedbackRequests.list.include"];
        dry_run?: components["parameters"]["dryRun"];
        tenant?: components["parameters"]["tenant"];
      };
      header?: {
        "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
      };
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "employee_id": "01K0A6W2Z6Q6X1H2M9C3J5T7VN",
         *       "respondent_employee_ids": [
         *         "01K0A6W2Z6Q6X1H2M9C3J5T7VN"
         *       ],
         *       "message": "How do we work together?",
         *       "questions": [
         *         {
         *           "key": "teamwork",
         *           "title": "Teamwork",
         *           "kind": "rating"
         *         }
         *       ],
         *       "is_anonymous": true
         *     }
         */
        "application/json": components["schemas"]["FeedbackRequestsCreate"];
      };
    };
    responses: {
      201: components["responses"]["FeedbackRequestsCreated"];
    };
  };
  "feedbackRequests.show": {
    parameters: {
      query?: {
        related?: components["parameters"]["FeedbackRequests.list.related"];
        include?: components["parameters"]["FeedbackRequests.list.include"];
        actions?: components["parameters"]["allActions"];
        tenant?: components["parameters"]["tenant"];
      };
      header?: {
        "If-None-Match"?: components["parameters"]["ifNoneMatch"];
      };
      path: {
        id: components["parameters"]["recordId"];
      };
    };
    responses: {
      200: components["responses"]["FeedbackRequestsShown"];
    };
  };
  "feedbackRequests.delete": {
    parameters: {
      query?: {
        dry_run?: components["parameters"]["dryRun"];
        tenant?: components["parameters"]["tenant"];
      };
      header?: {
        "If-Match"?: components["parameters"]["ifMatch"];
      };
      path: {
        id: components["parameters"]["recordId"];
      };
    };
    responses: {
      204: components["responses"]["Deleted"];
    };
  };
  "feedbackRequests.update": {
    parameters: {
      query?: {
        related?: components["parameters"]["FeedbackRequests.list.related"];
        include?: components["parameters"]["FeedbackRequests.list.include"];
        dry_run?: components["parameters"]["dryRun"];
        tenant?: components["parameters"]["tenant"];
      };
      header?: {
        "If-Match"?: components["parameters"]["ifMatch"];
      };
      path: {
        id: components["parameters"]["recordId"];
      };
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "due_date": "2026-09-30"
         *     }
         */
        "application/json": components["schemas"]["FeedbackRequestsChange"];
      };
    };
    responses: {
      200: components["responses"]["FeedbackRequestsChanged"];
    };
  };
  "feedbackRequests.listActions": {
    parameters: {
      query?: {
        tenant?: components["parameters"]["tenant"];
      };
    };
    responses: {
      200: components["responses"]["Actions"];
    };
  };
  "feedbackRequests.runAction": {
    parameters: {
      query: {
        action: "respond" | "decline" | "close" | "cancel" | "reopen";
        related?: components["parameters"]["FeedbackRequests.list.related"];
        include?: components["parameters"]["FeedbackRequests.list.include"];
        dry_run?: components["parameters"]["dryRun"];
        tenant?: components["parameters"]["tenant"];
      };
      header?: {
        "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
      };
      path: {
        id: components["parameters"]["recordId"];
      };
    };
    requestBody?: {
      content: {
        "application/json": components["schemas"]["FeedbackRequestsRespondParameters"] | components["schemas"]["FeedbackRequestsDeclineParameters"] | components["schemas"]["FeedbackRequestsCloseParameters"] | components["schemas"]["FeedbackRequestsCancelParameters"] | components["schemas"]["FeedbackRequestsReopenParameters"];
      };
    };
    responses: {
      200: components["responses"]["FeedbackRequestsActedOn"];
    };
  };
  "feedbackRequests.listFilters": {
    parameters: {
      query?: {
        only?: components["parameters"]["only"];
        tenant?: components["parameters"]["tenant"];
      };
    };
    responses: {
      200: components["responses"]["Filters"];
    };
  };
  "feedbackRequests.listGetters": {
    parameters: {
      query?: {
        tenant?: components["parameters"]["tenant"];
      };
    };
    responses: {
      200: components["responses"]["Getters"];
    };
  };
  "feedback.list": {
    parameters: {
      query?: {
        page?: components["parameters"]["page"];
        perPage?: components["parameters"]["perPage"];
        cursor?: components["parameters"]["cursor"];
        sort?: components["parameters"]["Feedback.list.sort"];
        search?: components["parameters"]["Feedback.list.search"];
        related?: components["parameters"]["Feedback.list.related"];
        include?: components["parameters"]["Feedback.list.include"];
        id?: components["parameters"]["Feedback.id"];
        feedbackable_type?: components["parameters"]["Feedback.feedbackable_type"];
        feedbackable_id?: components["parameters"]["Feedback.feedbackable_id"];
        employee_id?: components["parameters"]["Feedback.employee_id"];
        created_by_employee_id?: components["parameters"]["Feedback.created_by_employee_id"];
        feedback_request_id?: components["parameters"]["Feedback.feedback_request_id"];
        type?: components["parameters"]["Feedback.type"];
        is_visible_to_employee?: components["parameters"]["Feedback.is_visible_to_employee"];
        given_at?: components["parameters"]["Feedback.given_at"];
        transcription_status?: components["parameters"]["Feedback.transcription_status"];
        "-id"?: components["parameters"]["Feedback.not.id"];
        "-feedbackable_type"?: components["parameters"]["Feedback.not.feedbackable_type"];
        "-feedbackable_id"?: components["parameters"]["Feedback.not.feedbackable_id"];
        "-employee_id"?: components["parameters"]["Feedback.not.employee_id"];
        "-created_by_employee_id"?: components["parameters"]["Feedback.not.created_by_employee_id"];
        "-feedback_request_id"?: components["parameters"]["Feedback.not.feedback_request_id"];
        "-type"?: components["parameters"]["Feedback.not.type"];
        "-is_visible_to_employee"?: components["parameters"]["Feedback.not.is_visible_to_employee"];
        "-given_at"?: components["parameters"]["Feedback.not.given_at"];
        "-transcription_status"?: components["parameters"]["Feedback.not.transcription_status"];
        tenant?: components["parameters"]["tenant"];
      };
    };
    responses: {
      200: components["responses"]["FeedbackList"];
    };
  };
  "feedback.create": {
    parameters: {
      query?: {
        related?: components["parameters"]["Feedback.list.related"];
        include?: components["parameters"]["Feedback.list.include"];
        dry_run?: components["parameters"]["dryRun"];
        tenant?: components["parameters"]["tenant"];
      };
      header?: {
        "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
      };
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "feedbackable_id": "01K0A6W2Z6Q6X1H2M9C3J5T7VN",
         *       "type": "praise",
         *       "notes": "The release went out because of you."
         *     }
         */
        "application/json": components["schemas"]["FeedbackCreate"];
      };
    };
    responses: {
      201: components["responses"]["FeedbackCreated"];
    };
  };
  "feedback.show": {
    parameters: {
      query?: {
        related?: components["parameters"]["Feedback.list.related"];
        include?: components["parameters"]["Feedback.list.include"];
        actions?: components["parameters"]["allActions"];
        tenant?: components["parameters"]["tenant"];
      };
      header?: {
        "If-None-Match"?: components["parameters"]["ifNoneMatch"];
      };
      path: {
        id: components["parameters"]["recordId"];
      };
    };
    responses: {
      200: components["responses"]["FeedbackShown"];
    };
  };
  "feedback.delete": {
    parameters: {
      query?: {
        dry_run?: components["parameters"]["dryRun"];
        tenant?: components["parameters"]["tenant"];
      };
      header?: {
        "If-Match"?: components["parameters"]["ifMatch"];
      };
      path: {
        id: components["parameters"]["recordId"];
      };
    };
    responses: {
      204: components["responses"]["Deleted"];
    };
  };
  "feedback.update": {
    parameters: {
      query?: {
        related?: components["parameters"]["Feedback.list.related"];
        include?: components["parameters"]["Feedback.list.include"];
        dry_run?: components["parameters"]["dryRun"];
        tenant?: components["parameters"]["tenant"];
      };
      header?: {
        "If-Match"?: components["parameters"]["ifMatch"];
      };
      path: {
        id: components["parameters"]["recordId"];
      };
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "is_visible_to_employee": true
         *     }
         */
        "application/json": components["schemas"]["FeedbackChange"];
      };
    };
    responses: {
      200: components["responses"]["FeedbackChanged"];
    };
  };
  "feedback.listActions": {
    parameters: {
      query?: {
        tenant?: components["parameters"]["tenant"];
      };
    };
    responses: {
      200: components["responses"]["Actions"];
    };
  };
  "feedback.runAction": {
    parameters: {
      query: {
        action: "upload-file" | "upload-audio" | "remove-file" | "remove-audio";
        related?: components["parameters"]["Feedback.list.related"];
        include?: components["parameters"]["Feedback.list.include"];
        dry_run?: components["parameters"]["dryRun"];
        tenant?: components["parameters"]["tenant"];
      };
      header?: {
        "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
      };
      path: {
        id: components["parameters"]["recordId"];
      };
    };
    requestBody?: {
      content: {
        "application/json": components["schemas"]["FeedbackRemoveFileParameters"] | components["schemas"]["FeedbackRemoveAudioParameters"];
        "multipart/form-data": components["schemas"]["FeedbackUploadFileForm"] | components["schemas"]["FeedbackUploadAudioForm"];
      };
    };
    responses: {
      200: components["responses"]["FeedbackActedOn"];
    };
  };
  "feedback.listFilters": {
    parameters: {
      query?: {
        only?: components["parameters"]["only"];
        tenant?: components["parameters"]["tenant"];
      };
    };
    responses: {
      200: components["responses"]["Filters"];
    };
  };
  "feedback.listGetters": {
    parameters: {
      query?: {
        tenant?: components["parameters"]["tenant"];
      };
    };
    responses: {
      200: components["responses"]["Getters"];
    };
  };
  "assets.list": {
    parameters: {
      query?: {
        page?: components["parameters"]["page"];
        perPage?: components["parameters"]["perPage"];
        cursor?: components["parameters"]["cursor"];
        sort?: components["parameters"]["Assets.list.sort"];
        search?: components["parameters"]["Assets.list.search"];
        related?: components["parameters"]["Assets.list.related"];
        include?: components["parameters"]["Assets.list.include"];
        id?: components["parameters"]["Assets.id"];
        asset_type_id?: components["parameters"]["Assets.asset_type_id"];
        employee_id?: components["parameters"]["Assets.employee_id"];
        work_location_id?: components["parameters"]["Assets.work_location_id"];
        status?: components["parameters"]["Assets.status"];
        condition?: components["parameters"]["Assets.condition"];
        asset_tag?: components["parameters"]["Assets.asset_tag"];
        serial_number?: components["parameters"]["Assets.serial_number"];
        manufacturer?: components["parameters"]["Assets.manufacturer"];
        model?: components["parameters"]["Assets.model"];
        is_overdue?: components["parameters"]["Assets.is_overdue"];
        purchase_date?: components["parameters"]["Assets.purchase_date"];
        warranty_until?: components["parameters"]["Assets.warranty_until"];
        expected_return_date?: components["parameters"]["Assets.expected_return_date"];
        retired_on?: components["parameters"]["Assets.retired_on"];
        purchase_cost?: components["parameters"]["Assets.purchase_cost"];
        currency?: components["parameters"]["Assets.currency"];
        "-id"?: components["parameters"]["Assets.not.id"];
        "-asset_type_id"?: components["parameters"]["Assets.not.asset_type_id"];
        "-employee_id"?: components["parameters"]["Assets.not.employee_id"];
        "-work_location_id"?: components["parameters"]["Assets.not.work_location_id"];
        "-status"?: components["parameters"]["Assets.not.status"];
        "-condition"?: components["parameters"]["Assets.not.condition"];
        "-asset_tag"?: components["parameters"]["Assets.not.asset_tag"];
        "-serial_number"?: components["parameters"]["Assets.not.serial_number"];
        "-manufacturer"?: components["parameters"]["Assets.not.manufacturer"];
        "-model"?: components["parameters"]["Assets.not.model"];
        "-is_overdue"?: components["parameters"]["Assets.not.is_overdue"];
        "-purchase_date"?: components["parameters"]["Assets.not.purchase_date"];
        "-warranty_until"?: components["parameters"]["Assets.not.warranty_until"];
        "-expected_return_date"?: components["parameters"]["Assets.not.expected_return_date"];
        "-retired_on"?: components["parameters"]["Assets.not.retired_on"];
        "-purchase_cost"?: components["parameters"]["Assets.not.purchase_cost"];
        "-currency"?: components["parameters"]["Assets.not.currency"];
        tenant?: components["parameters"]["tenant"];
      };
    };
    responses: {
      200: components["responses"]["AssetsList"];
    };
  };
  "assets.create": {
    parameters: {
      query?: {
        related?: components["parameters"]["Assets.list.related"];
        include?: components["parameters"]["Assets.list.include"];
        dry_run?: components["parameters"]["dryRun"];
        tenant?: components["parameters"]["tenant"];
      };
      header?: {
        "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
      };
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "name": "ThinkPad T14",
         *       "asset_type_id": "01K0A6W2Z6Q6X1H2M9C3J5T7VN",
         *       "purchase_cost": 1499.9
         *     }
         */
        "application/json": components["schemas"]["AssetsCreate"];
      };
    };
    responses: {
      201: components["responses"]["AssetsCreated"];
    };
  };
  "assets.show": {
    parameters: {
      query?: {
        related?: components["parameters"]["Assets.list.related"];
        include?: components["parameters"]["Assets.list.include"];
        actions?: components["parameters"]["allActions"];
        tenant?: components["parameters"]["tenant"];
      };
      header?: {
        "If-None-Match"?: components["parameters"]["ifNoneMatch"];
      };
      path: {
        id: components["parameters"]["recordId"];
      };
    };
    responses: {
      200: components["responses"]["AssetsShown"];
    };
  };
  "assets.delete": {
    parameters: {
      query?: {
        dry_run?: components["parameters"]["dryRun"];
        tenant?: components["parameters"]["tenant"];
      };
      header?: {
        "If-Match"?: components["parameters"]["ifMatch"];
      };
      path: {
        id: components["parameters"]["recordId"];
      };
    };
    responses: {
      204: components["responses"]["Deleted"];
    };
  };
  "assets.update": {
    parameters: {
      query?: {
        related?: components["parameters"]["Assets.list.related"];
        include?: components["parameters"]["Assets.list.include"];
        dry_run?: components["parameters"]["dryRun"];
        tenant?: components["parameters"]["tenant"];
      };
      header?: {
        "If-Match"?: components["parameters"]["ifMatch"];
      };
      path: {
        id: components["parameters"]["recordId"];
      };
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "warranty_until": "2028-07-14"
         *     }
         */
        "application/json": components["schemas"]["AssetsChange"];
      };
    };
    responses: {
      200: components["responses"]["AssetsChanged"];
    };
  };
  "assets.listActions": {
    parameters: {
      query?: {
        tenant?: components["parameters"]["tenant"];
      };
    };
    responses: {
      200: components["responses"]["Actions"];
    };
  };
  "assets.runBulkAction": {
    parameters: {
      query: {
        action: "return" | "retire" | "import" | "undo-import";
        search?: components["parameters"]["Assets.list.search"];
        related?: components["parameters"]["Assets.list.related"];
        include?: components["parameters"]["Assets.list.include"];
        id?: components["parameters"]["Assets.id"];
        asset_type_id?: components["parameters"]["Assets.asset_type_id"];
        employee_id?: components["parameters"]["Assets.employee_id"];
        work_location_id?: components["parameters"]["Assets.work_location_id"];
        status?: components["parameters"]["Assets.status"];
        condition?: components["parameters"]["Assets.condition"];
        asset_tag?: components["parameters"]["Assets.asset_tag"];
        serial_number?: components["parameters"]["Assets.serial_number"];
        manufacturer?: components["parameters"]["Assets.manufacturer"];
        model?: components["parameters"]["Assets.model"];
        is_overdue?: components["parameters"]["Assets.is_overdue"];
        purchase_date?: components["parameters"]["Assets.purchase_date"];
        warranty_until?: components["parameters"]["Assets.warranty_until"];
        expected_return_date?: components["parameters"]["Assets.expected_return_date"];
        retired_on?: components["parameters"]["Assets.retired_on"];
        purchase_cost?: components["parameters"]["Assets.purchase_cost"];
        currency?: components["parameters"]["Assets.currency"];
        "-id"?: components["parameters"]["Assets.not.id"];
        "-asset_type_id"?: components["parameters"]["Assets.not.asset_type_id"];
        "-employee_id"?: components["parameters"]["Assets.not.employee_id"];
        "-work_location_id"?: components["parameters"]["Assets.not.work_location_id"];
        "-status"?: components["parameters"]["Assets.not.status"];
        "-condition"?: components["parameters"]["Assets.not.condition"];
        "-asset_tag"?: components["parameters"]["Assets.not.asset_tag"];
        "-serial_number"?: components["parameters"]["Assets.not.serial_number"];
        "-manufacturer"?: components["parameters"]["Assets.not.manufacturer"];
        "-model"?: components["parameters"]["Assets.not.model"];
        "-is_overdue"?: components["parameters"]["Assets.not.is_overdue"];
        "-purchase_date"?: components["parameters"]["Assets.not.purchase_date"];
        "-warranty_until"?: components["parameters"]["Assets.not.warranty_until"];
        "-expected_return_date"?: components["parameters"]["Assets.not.expected_return_date"];
        "-retired_on"?: components["parameters"]["Assets.not.retired_on"];
        "-purchase_cost"?: components["parameters"]["Assets.not.purchase_cost"];
        "-currency"?: components["parameters"]["Assets.not.currency"];
        dry_run?: components["parameters"]["dryRun"];
        tenant?: components["parameters"]["tenant"];
      };
      header?: {
        "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
      };
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["AssetsReturnAction"] | components["schemas"]["AssetsRetireAction"] | components["schemas"]["AssetsUndoImportParameters"];
        "multipart/form-data": components["schemas"]["AssetsImportParameters"];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: unknown;
            message: string;
          };
        };
      };
    };
  };
  "assets.runAction": {
    parameters: {
      query: {
        action: "assign" | "return" | "transfer" | "send-to-repair" | "finish-repair" | "report-lost" | "recover" | "retire" | "unretire";
        related?: components["parameters"]["Assets.list.related"];
        include?: components["parameters"]["Assets.list.include"];
        dry_run?: components["parameters"]["dryRun"];
        tenant?: components["parameters"]["tenant"];
      };
      header?: {
        "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
      };
      path: {
        id: components["parameters"]["recordId"];
      };
    };
    requestBody?: {
      content: {
        "application/json": components["schemas"]["AssetsAssignParameters"] | components["schemas"]["AssetsReturnParameters"] | components["schemas"]["AssetsTransferParameters"] | components["schemas"]["AssetsSendToRepairParameters"] | components["schemas"]["AssetsFinishRepairParameters"] | components["schemas"]["AssetsReportLostParameters"] | components["schemas"]["AssetsRecoverParameters"] | components["schemas"]["AssetsRetireParameters"] | components["schemas"]["AssetsUnretireParameters"];
      };
    };
    responses: {
      200: components["responses"]["AssetsActedOn"];
    };
  };
  "assets.listFilters": {
    parameters: {
      query?: {
        only?: components["parameters"]["only"];
        tenant?: components["parameters"]["tenant"];
      };
    };
    responses: {
      200: components["responses"]["Filters"];
    };
  };
  "assets.listGetters": {
    parameters: {
      query?: {
        tenant?: components["parameters"]["tenant"];
      };
    };
    responses: {
      200: components["responses"]["Getters"];
    };
  };
  "assets.getters.assetSummary": {
    parameters: {
      query?: {
        date?: string;
        search?: components["parameters"]["Assets.list.search"];
        sort?: components["parameters"]["Assets.list.sort"];
        id?: components["parameters"]["Assets.id"];
        asset_type_id?: components["parameters"]["Assets.asset_type_id"];
        employee_id?: components["parameters"]["Assets.employee_id"];
        work_location_id?: components["parameters"]["Assets.work_location_id"];
        status?: components["parameters"]["Assets.status"];
        condition?: components["parameters"]["Assets.condition"];
        asset_tag?: components["parameters"]["Assets.asset_tag"];
        serial_number?: components["parameters"]["Assets.serial_number"];
        manufacturer?: components["parameters"]["Assets.manufacturer"];
        model?: components["parameters"]["Assets.model"];
        is_overdue?: components["parameters"]["Assets.is_overdue"];
        purchase_date?: components["parameters"]["Assets.purchase_date"];
        warranty_until?: components["parameters"]["Assets.warranty_until"];
        expected_return_date?: components["parameters"]["Assets.expected_return_date"];
        retired_on?: components["parameters"]["Assets.retired_on"];
        purchase_cost?: components["parameters"]["Assets.purchase_cost"];
        currency?: components["parameters"]["Assets.currency"];
        "-id"?: components["parameters"]["Assets.not.id"];
        "-asset_type_id"?: components["parameters"]["Assets.not.asset_type_id"];
        "-employee_id"?: components["parameters"]["Assets.not.employee_id"];
        "-work_location_id"?: components["parameters"]["Assets.not.work_location_id"];
        "-status"?: components["parameters"]["Assets.not.status"];
        "-condition"?: components["parameters"]["Assets.not.condition"];
        "-asset_tag"?: components["parameters"]["Assets.not.asset_tag"];
        "-serial_number"?: components["parameters"]["Assets.not.serial_number"];
        "-manufacturer"?: components["parameters"]["Assets.not.manufacturer"];
        "-model"?: components["parameters"]["Assets.not.model"];
        "-is_overdue"?: components["parameters"]["Assets.not.is_overdue"];
        "-purchase_date"?: components["parameters"]["Assets.not.purchase_date"];
        "-warranty_until"?: components["parameters"]["Assets.not.warranty_until"];
        "-expected_return_date"?: components["parameters"]["Assets.not.expected_return_date"];
        "-retired_on"?: components["parameters"]["Assets.not.retired_on"];
        "-purchase_cost"?: components["parameters"]["Assets.not.purchase_cost"];
        "-currency"?: components["parameters"]["Assets.not.currency"];
        tenant?: components["parameters"]["tenant"];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: {
              as_of: string;
              total: number;
              available: number;
              assigned: number;
              in_repair: number;
              lost: number;
              retired: number;
              overdue: number;
              warranty_expiring: number;
              utilization_rate: number | null;
              links: {
                total: string | null;
                available: string | null;
                assigned: string | null;
                in_repair: string | null;
                lost: string | null;
                retired: string | null;
                overdue: string | null;
                warranty_expiring: string | null;
              };
              values: {
                currency: string;
                purchase_cost: number | null;
                book_value: number | null;
                undepreciated: number;
                undated: number;
                links: {
                  assets: string | null;
                };
              }[];
              by_type: {
                id: string;
                name: string;
                total: number;
                available: number;
                assigned: number;
                in_repair: number;
                lost: number;
                links: {
                  total: string | null;
                  available: string | null;
                  assigned: string | null;
                  in_repair: string | null;
                  lost: string | null;
                };
              }[];
            };
            meta?: {
              [key: string]: unknown;
            };
          };
        };
      };
    };
  };
  "assets.getters.importColumns": {
    parameters: {
      query?: {
        tenant?: components["parameters"]["tenant"];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: {
              name: string;
              required: boolean;
              names: string | null;
              by: string | null;
              allowed: unknown[] | null;
            }[];
            meta?: {
              [key: string]: unknown;
            };
          };
        };
      };
    };
  };
  "assets.getters.downloadAssetsCsvTemplate": {
    parameters: {
      query?: {
        example?: boolean;
        tenant?: components["parameters"]["tenant"];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "text/csv": string;
        };
      };
    };
  };
  "assetTypes.list": {
    parameters: {
      query?: {
        page?: components["parameters"]["page"];
        perPage?: components["parameters"]["perPage"];
        cursor?: components["parameters"]["cursor"];
        sort?: components["parameters"]["AssetTypes.list.sort"];
        search?: components["parameters"]["AssetTypes.list.search"];
        name?: components["parameters"]["AssetTypes.name"];
        tag_prefix?: components["parameters"]["AssetTypes.tag_prefix"];
        requires_acceptance?: components["parameters"]["AssetTypes.requires_acceptance"];
        is_used?: components["parameters"]["AssetTypes.is_used"];
        "-name"?: components["parameters"]["AssetTypes.not.name"];
        "-tag_prefix"?: components["parameters"]["AssetTypes.not.tag_prefix"];
        "-requires_acceptance"?: components["parameters"]["AssetTypes.not.requires_acceptance"];
        "-is_used"?: components["parameters"]["AssetTypes.not.is_used"];
        tenant?: components["parameters"]["tenant"];
      };
    };
    responses: {
      200: components["responses"]["AssetTypesList"];
    };
  };
  "assetTypes.create": {
    parameters: {
      query?: {
        dry_run?: components["parameters"]["dryRun"];
        tenant?: components["parameters"]["tenant"];
      };
      header?: {
        "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
      };
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "name": "Laptop",
         *       "tag_prefix": "LAP",
         *       "useful_life_months": 36
         *     }
         */
        "application/json": components["schemas"]["AssetTypesCreate"];
      };
    };
    responses: {
      201: components["responses"]["AssetTypesCreated"];
    };
  };
  "assetTypes.show": {
    parameters: {
      query?: {
        actions?: components["parameters"]["allActions"];
        tenant?: components["parameters"]["tenant"];
      };
      header?: {
        "If-None-Match"?: components["parameters"]["ifNoneMatch"];
      };
      path: {
        id: components["parameters"]["recordId"];
      };
    };
    responses: {
      200: components["responses"]["AssetTypesShown"];
    };
  };
  "assetTypes.delete": {
    parameters: {
      query?: {
        dry_run?: components["parameters"]["dryRun"];
        tenant?: components["parameters"]["tenant"];
      };
      header?: {
        "If-Match"?: components["parameters"]["ifMatch"];
      };
      path: {
        id: components["parameters"]["recordId"];
      };
    };
    responses: {
      204: components["responses"]["Deleted"];
    };
  };
  "assetTypes.update": {
    parameters: {
      query?: {
        dry_run?: components["parameters"]["dryRun"];
        tenant?: components["parameters"]["tenant"];
      };
      header?: {
        "If-Match"?: components["parameters"]["ifMatch"];
      };
      path: {
        id: components["parameters"]["recordId"];
      };
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "requires_acceptance": true
         *     }
         */
        "application/json": components["schemas"]["AssetTypesChange"];
      };
    };
    responses: {
      200: components["responses"]["AssetTypesChanged"];
    };
  };
  "assetTypes.listActions": {
    parameters: {
      query?: {
        tenant?: components["parameters"]["tenant"];
      };
    };
    responses: {
      200: components["responses"]["Actions"];
    };
  };
  "assetTypes.listFilters": {
    parameters: {
      query?: {
        only?: components["parameters"]["only"];
        tenant?: components["parameters"]["tenant"];
      };
    };
    responses: {
      200: components["responses"]["Filters"];
    };
  };
  "assetTypes.listGetters": {
    parameters: {
      query?: {
        tenant?: components["parameters"]["tenant"];
      };
    };
    responses: {
      200: components["responses"]["Getters"];
    };
  };
  "assetAssignments.list": {
    parameters: {
      query?: {
        page?: components["parameters"]["page"];
        perPage?: components["parameters"]["perPage"];
        cursor?: components["parameters"]["cursor"];
        sort?: components["parameters"]["AssetAssignments.list.sort"];
        related?: components["parameters"]["AssetAssignments.list.related"];
        include?: components["parameters"]["AssetAssignments.list.include"];
        asset_id?: components["parameters"]["AssetAssignments.asset_id"];
        employee_id?: components["parameters"]["AssetAssignments.employee_id"];
        status?: components["parameters"]["AssetAssignments.status"];
        outcome?: components["parameters"]["AssetAssignments.outcome"];
        asset_type_id?: components["parameters"]["AssetAssignments.asset_type_id"];
        assigned_on?: components["parameters"]["AssetAssignments.assigned_on"];
        returned_on?: components["parameters"]["AssetAssignments.returned_on"];
        expected_return_date?: components["parameters"]["AssetAssignments.expected_return_date"];
        accepted_at?: components["parameters"]["AssetAssignments.accepted_at"];
        is_overdue?: components["parameters"]["AssetAssignments.is_overdue"];
        "-asset_id"?: components["parameters"]["AssetAssignments.not.asset_id"];
        "-employee_id"?: components["parameters"]["AssetAssignments.not.employee_id"];
        "-status"?: components["parameters"]["AssetAssignments.not.status"];
        "-outcome"?: components["parameters"]["AssetAssignments.not.outcome"];
        "-asset_type_id"?: components["parameters"]["AssetAssignments.not.asset_type_id"];
        "-assigned_on"?: components["parameters"]["AssetAssignments.not.assigned_on"];
        "-returned_on"?: components["parameters"]["AssetAssignments.not.returned_on"];
        "-expected_return_date"?: components["parameters"]["AssetAssignments.not.expected_return_date"];
        "-accepted_at"?: components["parameters"]["AssetAssignments.not.accepted_at"];
        "-is_overdue"?: components["parameters"]["AssetAssignments.not.is_overdue"];
        tenant?: components["parameters"]["tenant"];
      };
    };
    responses: {
      200: components["responses"]["AssetAssignmentsList"];
    };
  };
  "assetAssignments.show": {
    parameters: {
      query?: {
        related?: components["parameters"]["AssetAssignments.list.related"];
        include?: components["parameters"]["AssetAssignments.list.include"];
        actions?: components["parameters"]["allActions"];
        tenant?: components["parameters"]["tenant"];
      };
      header?: {
        "If-None-Match"?: components["parameters"]["ifNoneMatch"];
      };
      path: {
        id: components["parameters"]["recordId"];
      };
    };
    responses: {
      200: components["responses"]["AssetAssignmentsShown"];
    };
  };
  "assetAssignments.update": {
    parameters: {
      query?: {
        related?: components["parameters"]["AssetAssignments.list.related"];
        include?: components["parameters"]["AssetAssignments.list.include"];
        dry_run?: components["parameters"]["dryRun"];
        tenant?: components["parameters"]["tenant"];
      };
      header?: {
        "If-Match"?: components["parameters"]["ifMatch"];
      };
      path: {
        id: components["parameters"]["recordId"];
      };
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "notes": "With the charger and a bag."
         *     }
         */
        "application/json": components["schemas"]["AssetAssignmentsChange"];
      };
    };
    responses: {
      200: components["responses"]["AssetAssignmentsChanged"];
    };
  };
  "assetAssignments.listActions": {
    parameters: {
      query?: {
        tenant?: components["parameters"]["tenant"];
      };
    };
    responses: {
      200: components["responses"]["Actions"];
    };
  };
  "assetAssignments.runAction": {
    parameters: {
      query: {
        action: "accept" | "decline";
        related?: components["parameters"]["AssetAssignments.list.related"];
        include?: components["parameters"]["AssetAssignments.list.include"];
        dry_run?: components["parameters"]["dryRun"];
        tenant?: components["parameters"]["tenant"];
      };
      header?: {
        "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
      };
      path: {
        id: components["parameters"]["recordId"];
      };
    };
    requestBody?: {
      content: {
        "application/json": components["schemas"]["AssetAssignmentsAcceptParameters"] | components["schemas"]["AssetAssignmentsDeclineParameters"];
      };
    };
    responses: {
      200: components["responses"]["AssetAssignmentsActedOn"];
    };
  };
  "assetAssignments.listFilters": {
    parameters: {
      query?: {
        only?: components["parameters"]["only"];
        tenant?: components["parameters"]["tenant"];
      };
    };
    responses: {
      200: components["responses"]["Filters"];
    };
  };
  "assetAssignments.listGetters": {
    parameters: {
      query?: {
        tenant?: components["parameters"]["tenant"];
      };
    };
    responses: {
      200: components["responses"]["Getters"];
    };
  };
  "teamspaces.list": {
    parameters: {
      query?: {
        page?: components["parameters"]["page"];
        perPage?: components["parameters"]["perPage"];
        cursor?: components["parameters"]["cursor"];
        sort?: components["parameters"]["Teamspaces.list.sort"];
        search?: components["parameters"]["Teamspaces.list.search"];
        related?: components["parameters"]["Teamspaces.list.related"];
        include?: components["parameters"]["Teamspaces.list.include"];
        name?: components["parameters"]["Teamspaces.name"];
        is_private?: components["parameters"]["Teamspaces.is_private"];
        default_access?: components["parameters"]["Teamspaces.default_access"];
        archived?: components["parameters"]["Teamspaces.archived"];
        member_id?: components["parameters"]["Teamspaces.member_id"];
        "-name"?: components["parameters"]["Teamspaces.not.name"];
        "-is_private"?: components["parameters"]["Teamspaces.not.is_private"];
        "-default_access"?: components["parameters"]["Teamspaces.not.default_access"];
        "-archived"?: components["parameters"]["Teamspaces.not.archived"];
        "-member_id"?: components["parameters"]["Teamspaces.not.member_id"];
        tenant?: components["parameters"]["tenant"];
      };
    };
    responses: {
      200: components["responses"]["TeamspacesList"];
    };
  };
  "teamspaces.create": {
    parameters: {
      query?: {
        related?: components["parameters"]["Teamspaces.list.related"];
        include?: components["parameters"]["Teamspaces.list.include"];
        dry_run?: components["parameters"]["dryRun"];
        tenant?: components["parameters"]["tenant"];
      };
      header?: {
        "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
      };
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "name": "Handbook"
         *     }
         */
        "application/json": components["schemas"]["TeamspacesCreate"];
      };
    };
    responses: {
      201: components["responses"]["TeamspacesCreated"];
    };
  };
  "teamspaces.show": {
    parameters: {
      query?: {
        related?: components["parameters"]["Teamspaces.list.related"];
        include?: components["parameters"]["Teamspaces.list.include"];
        actions?: components["parameters"]["allActions"];
        tenant?: components["parameters"]["tenant"];
      };
      header?: {
        "If-None-Match"?: components["parameters"]["ifNoneMatch"];
      };
      path: {
        id: components["parameters"]["recordId"];
      };
    };
    responses: {
      200: components["responses"]["TeamspacesShown"];
    };
  };
  "teamspaces.delete": {
    parameters: {
      query?: {
        dry_run?: components["parameters"]["dryRun"];
        tenant?: components["parameters"]["tenant"];
      };
      header?: {
        "If-Match"?: components["parameters"]["ifMatch"];
      };
      path: {
        id: components["parameters"]["recordId"];
      };
    };
    responses: {
      204: components["responses"]["Deleted"];
    };
  };
  "teamspaces.update": {
    parameters: {
      query?: {
        related?: components["parameters"]["Teamspaces.list.related"];
        include?: components["parameters"]["Teamspaces.list.include"];
        dry_run?: components["parameters"]["dryRun"];
        tenant?: components["parameters"]["tenant"];
      };
      header?: {
        "If-Match"?: components["parameters"]["ifMatch"];
      };
      path: {
        id: components["parameters"]["recordId"];
      };
    };
    requestBody: {
      content: {
        /** @example {} */
        "application/json": components["schemas"]["TeamspacesChange"];
      };
    };
    responses: {
      200: components["responses"]["TeamspacesChanged"];
    };
  };
  "teamspaces.listActions": {
    parameters: {
      query?: {
        tenant?: components["parameters"]["tenant"];
      };
    };
    responses: {
      200: components["responses"]["Actions"];
    };
  };
  "teamspaces.runBulkAction": {
    parameters: {
      query: {
        action: "archive" | "restore";
        search?: components["parameters"]["Teamspaces.list.search"];
        related?: components["parameters"]["Teamspaces.list.related"];
        include?: components["parameters"]["Teamspaces.list.include"];
        name?: components["parameters"]["Teamspaces.name"];
        is_private?: components["parameters"]["Teamspaces.is_private"];
        default_access?: components["parameters"]["Teamspaces.default_access"];
        archived?: components["parameters"]["Teamspaces.archived"];
        member_id?: components["parameters"]["Teamspaces.member_id"];
        "-name"?: components["parameters"]["Teamspaces.not.name"];
        "-is_private"?: components["parameters"]["Teamspaces.not.is_private"];
        "-default_access"?: components["parameters"]["Teamspaces.not.default_access"];
        "-archived"?: components["parameters"]["Teamspaces.not.archived"];
        "-member_id"?: components["parameters"]["Teamspaces.not.member_id"];
        dry_run?: components["parameters"]["dryRun"];
        tenant?: components["parameters"]["tenant"];
      };
      header?: {
        "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
      };
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["TeamspacesArchiveAction"] | components["schemas"]["TeamspacesRestoreAction"];
      };
    };
    responses: {
      200: components["responses"]["TeamspacesBulkActedOn"];
    };
  };
  "teamspaces.runAction": {
    parameters: {
      query: {
        action: "archive" | "restore" | "add-members" | "remove-members" | "leave";
        related?: components["parameters"]["Teamspaces.list.related"];
        include?: components["parameters"]["Teamspaces.list.include"];
        dry_run?: components["parameters"]["dryRun"];
        tenant?: components["parameters"]["tenant"];
      };
      header?: {
        "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
      };
      path: {
        id: components["parameters"]["recordId"];
      };
    };
    requestBody?: {
      content: {
        "application/json": components["schemas"]["TeamspacesArchiveParameters"] | components["schemas"]["TeamspacesRestoreParameters"] | components["schemas"]["TeamspacesAddMembersParameters"] | components["schemas"]["TeamspacesRemoveMembersParameters"] | components["schemas"]["TeamspacesLeaveParameters"];
      };
    };
    responses: {
      200: components["responses"]["TeamspacesActedOn"];
    };
  };
  "teamspaces.listFilters": {
    parameters: {
      query?: {
        only?: components["parameters"]["only"];
        tenant?: components["parameters"]["tenant"];
      };
    };
    responses: {
      200: components["responses"]["Filters"];
    };
  };
  "teamspaces.listGetters": {
    parameters: {
      query?: {
        tenant?: components["parameters"]["tenant"];
      };
    };
    responses: {
      200: components["responses"]["Getters"];
    };
  };
  "teamspaces.recordGetters.tree": {
    parameters: {
      query?: {
        status?: ("draft" | "published" | "archived") | ("draft" | "published" | "archived")[];
        root?: components["schemas"]["FilterId"];
        depth?: number;
        tenant?: components["parameters"]["tenant"];
      };
      path: {
        id: components["parameters"]["recordId"];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: {
              id: string;
              title: string;
              icon: string | null;
              slug: string;
              /** @enum {string} */
              status: "draft" | "published" | "archived";
              position: number;
              children: Record<string, never>[];
            }[];
            meta?: {
              [key: string]: unknown;
            };
          };
        };
      };
    };
  };
  "pages.list": {
    parameters: {
      query?: {
        page?: components["parameters"]["page"];
        perPage?: components["parameters"]["perPage"];
        cursor?: components["parameters"]["cursor"];
        sort?: components["parameters"]["Pages.list.sort"];
        search?: components["parameters"]["Pages.list.search"];
        related?: components["parameters"]["Pages.list.related"];
        include?: components["parameters"]["Pages.list.include"];
        teamspace_id?: components["parameters"]["Pages.teamspace_id"];
        parent_id?: components["parameters"]["Pages.parent_id"];
        status?: components["parameters"]["Pages.status"];
        title?: components["parameters"]["Pages.title"];
        ancestor_id?: components["parameters"]["Pages.ancestor_id"];
        created_by_employee_id?: components["parameters"]["Pages.created_by_employee_id"];
        updated_by_employee_id?: components["parameters"]["Pages.updated_by_employee_id"];
        created_at?: components["parameters"]["Pages.created_at"];
        updated_at?: components["parameters"]["Pages.updated_at"];
        published_at?: components["parameters"]["Pages.published_at"];
        has_children?: components["parameters"]["Pages.has_children"];
        "-teamspace_id"?: components["parameters"]["Pages.not.teamspace_id"];
        "-parent_id"?: components["parameters"]["Pages.not.parent_id"];
        "-status"?: components["parameters"]["Pages.not.status"];
        "-title"?: components["parameters"]["Pages.not.title"];
        "-ancestor_id"?: components["parameters"]["Pages.not.ancestor_id"];
        "-created_by_employee_id"?: components["parameters"]["Pages.not.created_by_employee_id"];
        "-updated_by_employee_id"?: components["parameters"]["Pages.not.updated_by_employee_id"];
        "-created_at"?: components["parameters"]["Pages.not.created_at"];
        "-updated_at"?: components["parameters"]["Pages.not.updated_at"];
        "-published_at"?: components["parameters"]["Pages.not.published_at"];
        "-has_children"?: components["parameters"]["Pages.not.has_children"];
        tenant?: components["parameters"]["tenant"];
      };
    };
    responses: {
      200: components["responses"]["PagesList"];
    };
  };
  "pages.create": {
    parameters: {
      query?: {
        related?: components["parameters"]["Pages.list.related"];
        include?: components["parameters"]["Pages.list.include"];
        dry_run?: components["parameters"]["dryRun"];
        tenant?: components["parameters"]["tenant"];
      };
      header?: {
        "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
      };
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "teamspace_id": "01K0A6W2Z6Q6X1H2M9C3J5T7VN",
         *       "title": "Expense policy",
         *       "content": "Keep every **receipt**."
         *     }
         */
        "application/json": components["schemas"]["PagesCreate"];
      };
    };
    responses: {
      201: components["responses"]["PagesCreated"];
    };
  };
  "pages.show": {
    parameters: {
      query?: {
        related?: components["parameters"]["Pages.list.related"];
        include?: components["parameters"]["Pages.list.include"];
        actions?: components["parameters"]["allActions"];
        tenant?: components["parameters"]["tenant"];
      };
      header?: {
        "If-None-Match"?: components["parameters"]["ifNoneMatch"];
      };
      path: {
        id: components["parameters"]["recordId"];
      };
    };
    responses: {
      200: components["responses"]["PagesShown"];
    };
  };
  "pages.delete": {
    parameters: {
      query?: {
        dry_run?: components["parameters"]["dryRun"];
        tenant?: components["parameters"]["tenant"];
      };
      header?: {
        "If-Match"?: components["parameters"]["ifMatch"];
      };
      path: {
        id: components["parameters"]["recordId"];
      };
    };
    responses: {
      204: components["responses"]["Deleted"];
    };
  };
  "pages.update": {
    parameters: {
      query?: {
        related?: components["parameters"]["Pages.list.related"];
        include?: components["parameters"]["Pages.list.include"];
        dry_run?: components["parameters"]["dryRun"];
        tenant?: components["parameters"]["tenant"];
      };
      header?: {
        "If-Match"?: components["parameters"]["ifMatch"];
      };
      path: {
        id: components["parameters"]["recordId"];
      };
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "content": "Keep every **receipt** for a year."
         *     }
         */
        "application/json": components["schemas"]["PagesChange"];
      };
    };
    responses: {
      200: components["responses"]["PagesChanged"];
    };
  };
  "pages.listActions": {
    parameters: {
      query?: {
        tenant?: components["parameters"]["tenant"];
      };
    };
    responses: {
      200: components["responses"]["Actions"];
    };
  };
  "pages.runBulkAction": {
    parameters: {
      query: {
        action: "publish" | "unpublish" | "archive" | "restore";
        search?: components["parameters"]["Pages.list.search"];
        related?: components["parameters"]["Pages.list.related"];
        include?: components["parameters"]["Pages.list.include"];
        teamspace_id?: components["parameters"]["Pages.teamspace_id"];
        parent_id?: components["parameters"]["Pages.parent_id"];
        status?: components["parameters"]["Pages.status"];
        title?: components["parameters"]["Pages.title"];
        ancestor_id?: components["parameters"]["Pages.ancestor_id"];
        created_by_employee_id?: components["parameters"]["Pages.created_by_employee_id"];
        updated_by_employee_id?: components["parameters"]["Pages.updated_by_employee_id"];
        created_at?: components["parameters"]["Pages.created_at"];
        updated_at?: components["parameters"]["Pages.updated_at"];
        published_at?: components["parameters"]["Pages.published_at"];
        has_children?: components["parameters"]["Pages.has_children"];
        "-teamspace_id"?: components["parameters"]["Pages.not.teamspace_id"];
        "-parent_id"?: components["parameters"]["Pages.not.parent_id"];
        "-status"?: components["parameters"]["Pages.not.status"];
        "-title"?: components["parameters"]["Pages.not.title"];
        "-ancestor_id"?: components["parameters"]["Pages.not.ancestor_id"];
        "-created_by_employee_id"?: components["parameters"]["Pages.not.created_by_employee_id"];
        "-updated_by_employee_id"?: components["parameters"]["Pages.not.updated_by_employee_id"];
        "-created_at"?: components["parameters"]["Pages.not.created_at"];
        "-updated_at"?: components["parameters"]["Pages.not.updated_at"];
        "-published_at"?: components["parameters"]["Pages.not.published_at"];
        "-has_children"?: components["parameters"]["Pages.not.has_children"];
        dry_run?: components["parameters"]["dryRun"];
        tenant?: components["parameters"]["tenant"];
      };
      header?: {
        "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
      };
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["PagesPublishAction"] | components["schemas"]["PagesUnpublishAction"] | components["schemas"]["PagesArchiveAction"] | components["schemas"]["PagesRestoreAction"];
      };
    };
    responses: {
      200: components["responses"]["PagesBulkActedOn"];
    };
  };
  "pages.runAction": {
    parameters: {
      query: {
        action: "move" | "duplicate" | "restore-version" | "publish" | "unpublish" | "archive" | "restore";
        related?: components["parameters"]["Pages.list.related"];
        include?: components["parameters"]["Pages.list.include"];
        dry_run?: components["parameters"]["dryRun"];
        tenant?: components["parameters"]["tenant"];
      };
      header?: {
        "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
      };
      path: {
        id: components["parameters"]["recordId"];
      };
    };
    requestBody?: {
      content: {
        "application/json": components["schemas"]["PagesMoveParameters"] | components["schemas"]["PagesDuplicateParameters"] | components["schemas"]["PagesRestoreVersionParameters"] | components["schemas"]["PagesPublishParameters"] | components["schemas"]["PagesUnpublishParameters"] | components["schemas"]["PagesArchiveParameters"] | components["schemas"]["PagesRestoreParameters"];
      };
    };
    responses: {
      200: components["responses"]["PagesActedOn"];
    };
  };
  "pages.listFilters": {
    parameters: {
      query?: {
        only?: components["parameters"]["only"];
        tenant?: components["parameters"]["tenant"];
      };
    };
    responses: {
      200: components["responses"]["Filters"];
    };
  };
  "pages.listGetters": {
    parameters: {
      query?: {
        tenant?: components["parameters"]["tenant"];
      };
    };
    responses: {
      200: components["responses"]["Getters"];
    };
  };
  "pages.recordGetters.versions": {
    parameters: {
      query?: {
        page?: components["parameters"]["page"];
        perPage?: components["parameters"]["perPage"];
        tenant?: components["parameters"]["tenant"];
      };
      path: {
        id: components["parameters"]["recordId"];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: {
              version: number;
              title: string;
              word_count: number;
              edited_by_employee_id: string | null;
              created_at: string;
              restored_from: number | null;
            }[];
            meta?: {
              [key: string]: unknown;
            };
          };
        };
      };
    };
  };
  "pages.recordGetters.version": {
    parameters: {
      query: {
        version: number;
        tenant?: components["parameters"]["tenant"];
      };
      path: {
        id: components["parameters"]["recordId"];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: {
              version: number;
              title: string;
              word_count: number;
              edited_by_employee_id: string | null;
              created_at: string;
              restored_from: number | null;
              content: string;
            };
            meta?: {
              [key: string]: unknown;
            };
          };
        };
      };
    };
  };
  "pages.recordGetters.diff": {
    parameters: {
      query?: {
        from?: number;
        to?: number;
        tenant?: components["parameters"]["tenant"];
      };
      path: {
        id: components["parameters"]["recordId"];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: {
              from: number;
              to: number;
              title: {
                from: string;
                to: string;
              };
              lines: {
                /** @enum {string} */
                op: "equal" | "delete" | "insert";
                text: string;
              }[];
            };
            meta?: {
              [key: string]: unknown;
            };
          };
        };
      };
    };
  };
  "pages.recordGetters.export": {
    parameters: {
      query?: {
        format?: "md" | "html";
        with_children?: boolean;
        tenant?: components["parameters"]["tenant"];
      };
      path: {
        id: components["parameters"]["recordId"];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: {
              url: string;
              expires_at: string;
            };
            meta?: {
              [key: string]: unknown;
            };
          };
        };
      };
    };
  };
  "pages.getters.search": {
    parameters: {
      query: {
        q: string;
        teamspace_id?: components["schemas"]["FilterIds"];
        updated_at?: components["schemas"]["FilterDateTime"];
        page?: components["parameters"]["page"];
        perPage?: components["parameters"]["perPage"];
        tenant?: components["parameters"]["tenant"];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: {
              id: string;
              title: string;
              teamspace_id: string;
              teamspace_name: string;
              path: string[];
              score: number;
              snippet: string;
              updated_at: string;
            }[];
            meta?: {
              [key: string]: unknown;
            };
          };
        };
      };
    };
  };
  "customFields.list": {
    parameters: {
      query?: {
        page?: components["parameters"]["page"];
        perPage?: components["parameters"]["perPage"];
        cursor?: components["parameters"]["cursor"];
        sort?: components["parameters"]["CustomFields.list.sort"];
        search?: components["parameters"]["CustomFields.list.search"];
        resource?: components["parameters"]["CustomFields.resource"];
        type?: components["parameters"]["CustomFields.type"];
        slug?: components["parameters"]["CustomFields.slug"];
        is_required?: components["parameters"]["CustomFields.is_required"];
        is_filterable?: components["parameters"]["CustomFields.is_filterable"];
        is_unique?: components["parameters"]["CustomFields.is_unique"];
        archived?: components["parameters"]["CustomFields.archived"];
        access?: components["parameters"]["CustomFields.access"];
        "-resource"?: components["parameters"]["CustomFields.not.resource"];
        "-type"?: components["parameters"]["CustomFields.not.type"];
        "-slug"?: components["parameters"]["CustomFields.not.slug"];
        "-is_required"?: components["parameters"]["CustomFields.not.is_required"];
        "-is_filterable"?: components["parameters"]["CustomFields.not.is_filterable"];
        "-is_unique"?: components["parameters"]["CustomFields.not.is_unique"];
        "-archived"?: components["parameters"]["CustomFields.not.archived"];
        "-access"?: components["parameters"]["CustomFields.not.access"];
        tenant?: components["parameters"]["tenant"];
      };
    };
    responses: {
      200: components["responses"]["CustomFieldsList"];
    };
  };
  "customFields.create": {
    parameters: {
      query?: {
        dry_run?: components["parameters"]["dryRun"];
        tenant?: components["parameters"]["tenant"];
      };
      header?: {
        "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
      };
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "resource": "clients",
         *       "name": "Industry",
         *       "type": "select",
         *       "options": [
         *         {
         *           "label": "Retail"
         *         },
         *         {
         *           "label": "Logistics"
         *         }
         *       ]
         *     }
         */
        "application/json": components["schemas"]["CustomFieldsCreate"];
      };
    };
    responses: {
      201: components["responses"]["CustomFieldsCreated"];
    };
  };
  "customFields.show": {
    parameters: {
      query?: {
        actions?: components["parameters"]["allActions"];
        tenant?: components["parameters"]["tenant"];
      };
      header?: {
        "If-None-Match"?: components["parameters"]["ifNoneMatch"];
      };
      path: {
        id: components["parameters"]["recordId"];
      };
    };
    responses: {
      200: components["responses"]["CustomFieldsShown"];
    };
  };
  "customFields.delete": {
    parameters: {
      query?: {
        dry_run?: components["parameters"]["dryRun"];
        tenant?: components["parameters"]["tenant"];
      };
      header?: {
        "If-Match"?: components["parameters"]["ifMatch"];
      };
      path: {
        id: components["parameters"]["recordId"];
      };
    };
    responses: {
      204: components["responses"]["Deleted"];
    };
  };
  "customFields.update": {
    parameters: {
      query?: {
        dry_run?: components["parameters"]["dryRun"];
        tenant?: components["parameters"]["tenant"];
      };
      header?: {
        "If-Match"?: components["parameters"]["ifMatch"];
      };
      path: {
        id: components["parameters"]["recordId"];
      };
    };
    requestBody: {
      content: {
        /** @example {} */
        "application/json": components["schemas"]["CustomFieldsChange"];
      };
    };
    responses: {
      200: components["responses"]["CustomFieldsChanged"];
    };
  };
  "customFields.listActions": {
    parameters: {
      query?: {
        tenant?: components["parameters"]["tenant"];
      };
    };
    responses: {
      200: components["responses"]["Actions"];
    };
  };
  "customFields.runBulkAction": {
    parameters: {
      query: {
        action: "reorder" | "archive" | "restore";
        search?: components["parameters"]["CustomFields.list.search"];
        resource?: components["parameters"]["CustomFields.resource"];
        type?: components["parameters"]["CustomFields.type"];
        slug?: components["parameters"]["CustomFields.slug"];
        is_required?: components["parameters"]["CustomFields.is_required"];
        is_filterable?: components["parameters"]["CustomFields.is_filterable"];
        is_unique?: components["parameters"]["CustomFields.is_unique"];
        archived?: components["parameters"]["CustomFields.archived"];
        access?: components["parameters"]["CustomFields.access"];
        "-resource"?: components["parameters"]["CustomFields.not.resource"];
        "-type"?: components["parameters"]["CustomFields.not.type"];
        "-slug"?: components["parameters"]["CustomFields.not.slug"];
        "-is_required"?: components["parameters"]["CustomFields.not.is_required"];
        "-is_filterable"?: components["parameters"]["CustomFields.not.is_filterable"];
        "-is_unique"?: components["parameters"]["CustomFields.not.is_unique"];
        "-archived"?: components["parameters"]["CustomFields.not.archived"];
        "-access"?: components["parameters"]["CustomFields.not.access"];
        dry_run?: components["parameters"]["dryRun"];
        tenant?: components["parameters"]["tenant"];
      };
      header?: {
        "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
      };
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["CustomFieldsReorderAction"] | components["schemas"]["CustomFieldsArchiveAction"] | components["schemas"]["CustomFieldsRestoreAction"];
      };
    };
    responses: {
      200: components["responses"]["CustomFieldsBulkActedOn"];
    };
  };
  "customFields.runAction": {
    parameters: {
      query: {
        action: "archive" | "restore" | "purge";
        dry_run?: components["parameters"]["dryRun"];
        tenant?: components["parameters"]["tenant"];
      };
      header?: {
        "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
      };
      path: {
        id: components["parameters"]["recordId"];
      };
    };
    requestBody?: {
      content: {
        "application/json": components["schemas"]["CustomFieldsArchiveParameters"] | components["schemas"]["CustomFieldsRestoreParameters"] | components["schemas"]["CustomFieldsPurgeParameters"];
      };
    };
    responses: {
      200: components["responses"]["CustomFieldsActedOn"];
    };
  };
  "customFields.listFilters": {
    parameters: {
      query?: {
        only?: components["parameters"]["only"];
        tenant?: components["parameters"]["tenant"];
      };
    };
    responses: {
      200: components["responses"]["Filters"];
    };
  };
  "customFields.listGetters": {
    parameters: {
      query?: {
        tenant?: components["parameters"]["tenant"];
      };
    };
    responses: {
      200: components["responses"]["Getters"];
    };
  };
  "apiKeys.list": {
    parameters: {
      query?: {
        page?: components["parameters"]["page"];
        perPage?: components["parameters"]["perPage"];
        cursor?: components["parameters"]["cursor"];
        sort?: components["parameters"]["ApiKeys.list.sort"];
        search?: components["parameters"]["ApiKeys.list.search"];
        related?: components["parameters"]["ApiKeys.list.related"];
        include?: components["parameters"]["ApiKeys.list.include"];
        status?: components["parameters"]["ApiKeys.status"];
        created_by_user_id?: components["parameters"]["ApiKeys.created_by_user_id"];
        scopes?: components["parameters"]["ApiKeys.scopes"];
        is_current?: components["parameters"]["ApiKeys.is_current"];
        last_used_at?: components["parameters"]["ApiKeys.last_used_at"];
        expires_at?: components["parameters"]["ApiKeys.expires_at"];
        revoked_at?: components["parameters"]["ApiKeys.revoked_at"];
        created_at?: components["parameters"]["ApiKeys.created_at"];
        "-status"?: components["parameters"]["ApiKeys.not.status"];
        "-created_by_user_id"?: components["parameters"]["ApiKeys.not.created_by_user_id"];
        "-scopes"?: components["parameters"]["ApiKeys.not.scopes"];
        "-is_current"?: components["parameters"]["ApiKeys.not.is_current"];
        "-last_used_at"?: components["parameters"]["ApiKeys.not.last_used_at"];
        "-expires_at"?: components["parameters"]["ApiKeys.not.expires_at"];
        "-revoked_at"?: components["parameters"]["ApiKeys.not.revoked_at"];
        "-created_at"?: components["parameters"]["ApiKeys.not.created_at"];
        tenant?: components["parameters"]["tenant"];
      };
    };
    responses: {
      200: components["responses"]["ApiKeysList"];
    };
  };
  "apiKeys.create": {
    parameters: {
      query?: {
        related?: components["parameters"]["ApiKeys.list.related"];
        include?: components["parameters"]["ApiKeys.list.include"];
        dry_run?: components["parameters"]["dryRun"];
        tenant?: components["parameters"]["tenant"];
      };
      header?: {
        "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
      };
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "name": "Nightly export",
         *       "scopes": [
         *         "view-clients"
         *       ]
         *     }
         */
        "application/json": components["schemas"]["ApiKeysCreate"];
      };
    };
    responses: {
      201: components["responses"]["ApiKeysCreated"];
    };
  };
  "apiKeys.show": {
    parameters: {
      query?: {
        related?: components["parameters"]["ApiKeys.list.related"];
        include?: components["parameters"]["ApiKeys.list.include"];
        actions?: components["parameters"]["allActions"];
        tenant?: components["parameters"]["tenant"];
      };
      header?: {
        "If-None-Match"?: components["parameters"]["ifNoneMatch"];
      };
      path: {
        id: components["parameters"]["recordId"];
      };
    };
    responses: {
      200: components["responses"]["ApiKeysShown"];
    };
  };
  "apiKeys.update": {
    parameters: {
      query?: {
        related?: components["parameters"]["ApiKeys.list.related"];
        include?: components["parameters"]["ApiKeys.list.include"];
        dry_run?: components["parameters"]["dryRun"];
        tenant?: components["parameters"]["tenant"];
      };
      header?: {
        "If-Match"?: components["parameters"]["ifMatch"];
      };
      path: {
        id: components["parameters"]["recordId"];
      };
    };
    requestBody: {
      content: {
        /** @example {} */
        "application/json": components["schemas"]["ApiKeysChange"];
      };
    };
    responses: {
      200: components["responses"]["ApiKeysChanged"];
    };
  };
  "apiKeys.listActions": {
    parameters: {
      query?: {
        tenant?: components["parameters"]["tenant"];
      };
    };
    responses: {
      200: components["responses"]["Actions"];
    };
  };
  "apiKeys.runBulkAction": {
    parameters: {
      query: {
        action: "revoke";
        search?: components["parameters"]["ApiKeys.list.search"];
        related?: components["parameters"]["ApiKeys.list.related"];
        include?: components["parameters"]["ApiKeys.list.include"];
        status?: components["parameters"]["ApiKeys.status"];
        created_by_user_id?: components["parameters"]["ApiKeys.created_by_user_id"];
        scopes?: components["parameters"]["ApiKeys.scopes"];
        is_current?: components["parameters"]["ApiKeys.is_current"];
        last_used_at?: components["parameters"]["ApiKeys.last_used_at"];
        expires_at?: components["parameters"]["ApiKeys.expires_at"];
        revoked_at?: components["parameters"]["ApiKeys.revoked_at"];
        created_at?: components["parameters"]["ApiKeys.created_at"];
        "-status"?: components["parameters"]["ApiKeys.not.status"];
        "-created_by_user_id"?: components["parameters"]["ApiKeys.not.created_by_user_id"];
        "-scopes"?: components["parameters"]["ApiKeys.not.scopes"];
        "-is_current"?: components["parameters"]["ApiKeys.not.is_current"];
        "-last_used_at"?: components["parameters"]["ApiKeys.not.last_used_at"];
        "-expires_at"?: components["parameters"]["ApiKeys.not.expires_at"];
        "-revoked_at"?: components["parameters"]["ApiKeys.not.revoked_at"];
        "-created_at"?: components["parameters"]["ApiKeys.not.created_at"];
        dry_run?: components["parameters"]["dryRun"];
        tenant?: components["parameters"]["tenant"];
      };
      header?: {
        "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
      };
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["ApiKeysRevokeAction"];
      };
    };
    responses: {
      200: components["responses"]["ApiKeysBulkActedOn"];
    };
  };
  "apiKeys.runAction": {
    parameters: {
      query: {
        action: "regenerate" | "end-grace" | "revoke";
        related?: components["parameters"]["ApiKeys.list.related"];
        include?: components["parameters"]["ApiKeys.list.include"];
        dry_run?: components["parameters"]["dryRun"];
        tenant?: components["parameters"]["tenant"];
      };
      header?: {
        "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
      };
      path: {
        id: components["parameters"]["recordId"];
      };
    };
    requestBody?: {
      content: {
        "application/json": components["schemas"]["ApiKeysRegenerateParameters"] | components["schemas"]["ApiKeysEndGraceParameters"] | components["schemas"]["ApiKeysRevokeParameters"];
      };
    };
    responses: {
      200: components["responses"]["ApiKeysActedOn"];
    };
  };
  "apiKeys.listFilters": {
    parameters: {
      query?: {
        only?: components["parameters"]["only"];
        tenant?: components["parameters"]["tenant"];
      };
    };
    responses: {
      200: components["responses"]["Filters"];
    };
  };
  "apiKeys.listGetters": {
    parameters: {
      query?: {
        tenant?: components["parameters"]["tenant"];
      };
    };
    responses: {
      200: components["responses"]["Getters"];
    };
  };
  "apiKeys.recordGetters.usage": {
    parameters: {
      query?: {
        tenant?: components["parameters"]["tenant"];
      };
      path: {
        id: components["parameters"]["recordId"];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: {
              days: {
                date: string;
                success: number;
                client_error: number;
                server_error: number;
                total: number;
              }[];
            };
            meta?: {
              [key: string]: unknown;
            };
          };
        };
      };
    };
  };
  "workspace.show": {
    parameters: {
      query?: {
        actions?: components["parameters"]["allActions"];
        tenant?: components["parameters"]["tenant"];
      };
      header?: {
        "If-None-Match"?: components["parameters"]["ifNoneMatch"];
      };
    };
    responses: {
      200: components["responses"]["WorkspaceShown"];
    };
  };
  "workspace.update": {
    parameters: {
      query?: {
        dry_run?: components["parameters"]["dryRun"];
        tenant?: components["parameters"]["tenant"];
      };
      header?: {
        "If-Match"?: components["parameters"]["ifMatch"];
      };
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "name": "Acme"
         *     }
         */
        "application/json": components["schemas"]["WorkspaceChange"];
      };
    };
    responses: {
      200: components["responses"]["WorkspaceChanged"];
    };
  };
  "workspace.listActions": {
    parameters: {
      query?: {
        tenant?: components["parameters"]["tenant"];
      };
    };
    responses: {
      200: components["responses"]["Actions"];
    };
  };
  "workspace.runAction": {
    parameters: {
      query: {
        action: "upload-logo" | "remove-logo";
        dry_run?: components["parameters"]["dryRun"];
        tenant?: components["parameters"]["tenant"];
      };
      header?: {
        "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
      };
    };
    requestBody?: {
      content: {
        "application/json": components["schemas"]["WorkspaceRemoveLogoParameters"];
        "multipart/form-data": components["schemas"]["WorkspaceUploadLogoForm"];
      };
    };
    responses: {
      200: components["responses"]["WorkspaceActedOn"];
    };
  };
  "workspace.listGetters": {
    parameters: {
      query?: {
        tenant?: components["parameters"]["tenant"];
      };
    };
    responses: {
      200: components["responses"]["Getters"];
    };
  };
  "auditLog.list": {
    parameters: {
      query?: {
        page?: components["parameters"]["page"];
        perPage?: components["parameters"]["perPage"];
        cursor?: components["parameters"]["cursor"];
        sort?: components["parameters"]["AuditLog.list.sort"];
        search?: components["parameters"]["AuditLog.list.search"];
        related?: components["parameters"]["AuditLog.list.related"];
        include?: components["parameters"]["AuditLog.list.include"];
        event?: components["parameters"]["AuditLog.event"];
        resource_type?: components["parameters"]["AuditLog.resource_type"];
        actor_type?: components["parameters"]["AuditLog.actor_type"];
        user_id?: components["parameters"]["AuditLog.user_id"];
        api_key_id?: components["parameters"]["AuditLog.api_key_id"];
        resource_id?: components["parameters"]["AuditLog.resource_id"];
        batch_id?: components["parameters"]["AuditLog.batch_id"];
        request_id?: components["parameters"]["AuditLog.request_id"];
        ip?: components["parameters"]["AuditLog.ip"];
        created_at?: components["parameters"]["AuditLog.created_at"];
        changed_field?: components["parameters"]["AuditLog.changed_field"];
        "-event"?: components["parameters"]["AuditLog.not.event"];
        "-resource_type"?: components["parameters"]["AuditLog.not.resource_type"];
        "-actor_type"?: components["parameters"]["AuditLog.not.actor_type"];
        "-user_id"?: components["parameters"]["AuditLog.not.user_id"];
        "-api_key_id"?: components["parameters"]["AuditLog.not.api_key_id"];
        "-resource_id"?: components["parameters"]["AuditLog.not.resource_id"];
        "-batch_id"?: components["parameters"]["AuditLog.not.batch_id"];
        "-request_id"?: components["parameters"]["AuditLog.not.request_id"];
        "-ip"?: components["parameters"]["AuditLog.not.ip"];
        "-created_at"?: components["parameters"]["AuditLog.not.created_at"];
        "-changed_field"?: components["parameters"]["AuditLog.not.changed_field"];
        tenant?: components["parameters"]["tenant"];
      };
    };
    responses: {
      200: components["responses"]["AuditLogList"];
    };
  };
  "auditLog.show": {
    parameters: {
      query?: {
        related?: components["parameters"]["AuditLog.list.related"];
        include?: components["parameters"]["AuditLog.list.include"];
        actions?: components["parameters"]["allActions"];
        tenant?: components["parameters"]["tenant"];
      };
      header?: {
        "If-None-Match"?: components["parameters"]["ifNoneMatch"];
      };
      path: {
        id: components["parameters"]["recordId"];
      };
    };
    responses: {
      200: components["responses"]["AuditLogShown"];
    };
  };
  "auditLog.listActions": {
    parameters: {
      query?: {
        tenant?: components["parameters"]["tenant"];
      };
    };
    responses: {
      200: components["responses"]["Actions"];
    };
  };
  "auditLog.listFilters": {
    parameters: {
      query?: {
        only?: components["parameters"]["only"];
        tenant?: components["parameters"]["tenant"];
      };
    };
    responses: {
      200: components["responses"]["Filters"];
    };
  };
  "auditLog.listGetters": {
    parameters: {
      query?: {
        tenant?: components["parameters"]["tenant"];
      };
    };
    responses: {
      200: components["responses"]["Getters"];
    };
  };
  "auditLog.getters.export": {
    parameters: {
      query?: {
        format?: "xlsx" | "csv";
        search?: components["parameters"]["AuditLog.list.search"];
        sort?: components["parameters"]["AuditLog.list.sort"];
        event?: components["parameters"]["AuditLog.event"];
        resource_type?: components["parameters"]["AuditLog.resource_type"];
        actor_type?: components["parameters"]["AuditLog.actor_type"];
        user_id?: components["parameters"]["AuditLog.user_id"];
        api_key_id?: components["parameters"]["AuditLog.api_key_id"];
        resource_id?: components["parameters"]["AuditLog.resource_id"];
        batch_id?: components["parameters"]["AuditLog.batch_id"];
        request_id?: components["parameters"]["AuditLog.request_id"];
        ip?: components["parameters"]["AuditLog.ip"];
        created_at?: components["parameters"]["AuditLog.created_at"];
        changed_field?: components["parameters"]["AuditLog.changed_field"];
        "-event"?: components["parameters"]["AuditLog.not.event"];
        "-resource_type"?: components["parameters"]["AuditLog.not.resource_type"];
        "-actor_type"?: components["parameters"]["AuditLog.not.actor_type"];
        "-user_id"?: components["parameters"]["AuditLog.not.user_id"];
        "-api_key_id"?: components["parameters"]["AuditLog.not.api_key_id"];
        "-resource_id"?: components["parameters"]["AuditLog.not.resource_id"];
        "-batch_id"?: components["parameters"]["AuditLog.not.batch_id"];
        "-request_id"?: components["parameters"]["AuditLog.not.request_id"];
        "-ip"?: components["parameters"]["AuditLog.not.ip"];
        "-created_at"?: components["parameters"]["AuditLog.not.created_at"];
        "-changed_field"?: components["parameters"]["AuditLog.not.changed_field"];
        tenant?: components["parameters"]["tenant"];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: {
              url: string;
              expires_at: string;
              file_name: string;
              rows: number;
            };
            meta?: {
              [key: string]: unknown;
            };
          };
        };
      };
    };
  };
  "webhooks.list": {
    parameters: {
      query?: {
        page?: components["parameters"]["page"];
        perPage?: components["parameters"]["perPage"];
        cursor?: components["parameters"]["cursor"];
        sort?: components["parameters"]["Webhooks.list.sort"];
        search?: components["parameters"]["Webhooks.list.search"];
        status?: components["parameters"]["Webhooks.status"];
        url?: components["parameters"]["Webhooks.url"];
        event?: components["parameters"]["Webhooks.event"];
        "-status"?: components["parameters"]["Webhooks.not.status"];
        "-url"?: components["parameters"]["Webhooks.not.url"];
        "-event"?: components["parameters"]["Webhooks.not.event"];
        tenant?: components["parameters"]["tenant"];
      };
    };
    responses: {
      200: components["responses"]["WebhooksList"];
    };
  };
  "webhooks.create": {
    parameters: {
      query?: {
        dry_run?: components["parameters"]["dryRun"];
        tenant?: components["parameters"]["tenant"];
      };
      header?: {
        "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
      };
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "url": "https://hooks.example.com/bureau",
         *       "events": [
         *         "employees.*"
         *       ]
         *     }
         */
        "application/json": components["schemas"]["WebhooksCreate"];
      };
    };
    responses: {
      201: components["responses"]["WebhooksCreated"];
    };
  };
  "webhooks.show": {
    parameters: {
      query?: {
        actions?: components["parameters"]["allActions"];
        tenant?: components["parameters"]["tenant"];
      };
      header?: {
        "If-None-Match"?: components["parameters"]["ifNoneMatch"];
      };
      path: {
        id: components["parameters"]["recordId"];
      };
    };
    responses: {
      200: components["responses"]["WebhooksShown"];
    };
  };
  "webhooks.delete": {
    parameters: {
      query?: {
        dry_run?: components["parameters"]["dryRun"];
        tenant?: components["parameters"]["tenant"];
      };
      header?: {
        "If-Match"?: components["parameters"]["ifMatch"];
      };
      path: {
        id: components["parameters"]["recordId"];
      };
    };
    responses: {
      204: components["responses"]["Deleted"];
    };
  };
  "webhooks.update": {
    parameters: {
      query?: {
        dry_run?: components["parameters"]["dryRun"];
        tenant?: components["parameters"]["tenant"];
      };
      header?: {
        "If-Match"?: components["parameters"]["ifMatch"];
      };
      path: {
        id: components["parameters"]["recordId"];
      };
    };
    requestBody: {
      content: {
        /** @example {} */
        "application/json": components["schemas"]["WebhooksChange"];
      };
    };
    responses: {
      200: components["responses"]["WebhooksChanged"];
    };
  };
  "webhooks.listActions": {
    parameters: {
      query?: {
        tenant?: components["parameters"]["tenant"];
      };
    };
    responses: {
      200: components["responses"]["Actions"];
    };
  };
  "webhooks.runAction": {
    parameters: {
      query: {
        action: "enable" | "disable" | "rotate-secret" | "test";
        dry_run?: components["parameters"]["dryRun"];
        tenant?: components["parameters"]["tenant"];
      };
      header?: {
        "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
      };
      path: {
        id: components["parameters"]["recordId"];
      };
    };
    requestBody?: {
      content: {
        "application/json": components["schemas"]["WebhooksEnableParameters"] | components["schemas"]["WebhooksDisableParameters"] | components["schemas"]["WebhooksRotateSecretParameters"] | components["schemas"]["WebhooksTestParameters"];
      };
    };
    responses: {
      200: components["responses"]["WebhooksActedOn"];
    };
  };
  "webhooks.listFilters": {
    parameters: {
      query?: {
        only?: components["parameters"]["only"];
        tenant?: components["parameters"]["tenant"];
      };
    };
    responses: {
      200: components["responses"]["Filters"];
    };
  };
  "webhooks.listGetters": {
    parameters: {
      query?: {
        tenant?: components["parameters"]["tenant"];
      };
    };
    responses: {
      200: components["responses"]["Getters"];
    };
  };
  "webhooks.getters.eventTypes": {
    parameters: {
      query?: {
        tenant?: components["parameters"]["tenant"];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: {
              type: string;
              resource: string;
              title: string;
              description: string;
              example: {
                [key: string]: unknown;
              };
            }[];
            meta?: {
              [key: string]: unknown;
            };
          };
        };
      };
    };
  };
  "webhookDeliveries.list": {
    parameters: {
      query?: {
        page?: components["parameters"]["page"];
        perPage?: components["parameters"]["perPage"];
        cursor?: components["parameters"]["cursor"];
        sort?: components["parameters"]["WebhookDeliveries.list.sort"];
        related?: components["parameters"]["WebhookDeliveries.list.related"];
        include?: components["parameters"]["WebhookDeliveries.list.include"];
        webhook_id?: components["parameters"]["WebhookDeliveries.webhook_id"];
        event_type?: components["parameters"]["WebhookDeliveries.event_type"];
        status?: components["parameters"]["WebhookDeliveries.status"];
        event_id?: components["parameters"]["WebhookDeliveries.event_id"];
        last_response_status?: components["parameters"]["WebhookDeliveries.last_response_status"];
        event_at?: components["parameters"]["WebhookDeliveries.event_at"];
        "-webhook_id"?: components["parameters"]["WebhookDeliveries.not.webhook_id"];
        "-event_type"?: components["parameters"]["WebhookDeliveries.not.event_type"];
        "-status"?: components["parameters"]["WebhookDeliveries.not.status"];
        "-event_id"?: components["parameters"]["WebhookDeliveries.not.event_id"];
        "-last_response_status"?: components["parameters"]["WebhookDeliveries.not.last_response_status"];
        "-event_at"?: components["parameters"]["WebhookDeliveries.not.event_at"];
        tenant?: components["parameters"]["tenant"];
      };
    };
    responses: {
      200: components["responses"]["WebhookDeliveriesList"];
    };
  };
  "webhookDeliveries.show": {
    parameters: {
      query?: {
        related?: components["parameters"]["WebhookDeliveries.list.related"];
        include?: components["parameters"]["WebhookDeliveries.list.include"];
        actions?: components["parameters"]["allActions"];
        tenant?: components["parameters"]["tenant"];
      };
      header?: {
        "If-None-Match"?: components["parameters"]["ifNoneMatch"];
      };
      path: {
        id: components["parameters"]["recordId"];
      };
    };
    responses: {
      200: components["responses"]["WebhookDeliveriesShown"];
    };
  };
  "webhookDeliveries.listActions": {
    parameters: {
      query?: {
        tenant?: components["parameters"]["tenant"];
      };
    };
    responses: {
      200: components["responses"]["Actions"];
    };
  };
  "webhookDeliveries.runBulkAction": {
    parameters: {
      query: {
        action: "replay" | "cancel";
        related?: components["parameters"]["WebhookDeliveries.list.related"];
        include?: components["parameters"]["WebhookDeliveries.list.include"];
        webhook_id?: components["parameters"]["WebhookDeliveries.webhook_id"];
        event_type?: components["parameters"]["WebhookDeliveries.event_type"];
        status?: components["parameters"]["WebhookDeliveries.status"];
        event_id?: components["parameters"]["WebhookDeliveries.event_id"];
        last_response_status?: components["parameters"]["WebhookDeliveries.last_response_status"];
        event_at?: components["parameters"]["WebhookDeliveries.event_at"];
        "-webhook_id"?: components["parameters"]["WebhookDeliveries.not.webhook_id"];
        "-event_type"?: components["parameters"]["WebhookDeliveries.not.event_type"];
        "-status"?: components["parameters"]["WebhookDeliveries.not.status"];
        "-event_id"?: components["parameters"]["WebhookDeliveries.not.event_id"];
        "-last_response_status"?: components["parameters"]["WebhookDeliveries.not.last_response_status"];
        "-event_at"?: components["parameters"]["WebhookDeliveries.not.event_at"];
        dry_run?: components["parameters"]["dryRun"];
        tenant?: components["parameters"]["tenant"];
      };
      header?: {
        "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
      };
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["WebhookDeliveriesReplayAction"] | components["schemas"]["WebhookDeliveriesCancelAction"];
      };
    };
    responses: {
      200: components["responses"]["WebhookDeliveriesBulkActedOn"];
    };
  };
  "webhookDeliveries.runAction": {
    parameters: {
      query: {
        action: "replay" | "cancel";
        related?: components["parameters"]["WebhookDeliveries.list.related"];
        include?: components["parameters"]["WebhookDeliveries.list.include"];
        dry_run?: components["parameters"]["dryRun"];
        tenant?: components["parameters"]["tenant"];
      };
      header?: {
        "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
      };
      path: {
        id: components["parameters"]["recordId"];
      };
    };
    requestBody?: {
      content: {
        "application/json": components["schemas"]["WebhookDeliveriesReplayParameters"] | components["schemas"]["WebhookDeliveriesCancelParameters"];
      };
    };
    responses: {
      200: components["responses"]["WebhookDeliveriesActedOn"];
    };
  };
  "webhookDeliveries.listFilters": {
    parameters: {
      query?: {
        only?: components["parameters"]["only"];
        tenant?: components["parameters"]["tenant"];
      };
    };
    responses: {
      200: components["responses"]["Filters"];
    };
  };
  "webhookDeliveries.listGetters": {
    parameters: {
      query?: {
        tenant?: components["parameters"]["tenant"];
      };
    };
    responses: {
      200: components["responses"]["Getters"];
    };
  };
  "employees.byId.avatar.get": {
    parameters: {
      query?: {
        v?: string;
        tenant?: components["parameters"]["tenant"];
      };
      path: {
        id: string;
      };
    };
    responses: {
      "2XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "image/webp": string;
        };
      };
    };
  };
  "openapiJson.get": {
    parameters: {
      query?: {
        tenant?: components["parameters"]["tenant"];
      };
    };
    responses: {
      "2XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            openapi: string;
            info: {
              [key: string]: unknown;
            };
            paths: {
              [key: string]: unknown;
            };
          } & {
            [key: string]: unknown;
          };
        };
      };
    };
  };
  "workspace.logo.get": {
    parameters: {
      query?: {
        v?: string;
        tenant?: components["parameters"]["tenant"];
      };
    };
    responses: {
      "2XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "image/webp": string;
        };
      };
    };
  };
  "permissions.get": {
    parameters: {
      query?: {
        search?: string;
        module?: ("Employees" | "Organization" | "Benefits" | "Leave" | "Time Tracking" | "Projects" | "Clients" | "Invoicing" | "Expenses" | "Hiring" | "Leads" | "Tickets" | "Offers" | "Documents" | "Performance" | "Assets" | "Knowledge Base" | "Custom Fields" | "API Keys" | "Reports" | "Workspace")[];
        "-module"?: ("Employees" | "Organization" | "Benefits" | "Leave" | "Time Tracking" | "Projects" | "Clients" | "Invoicing" | "Expenses" | "Hiring" | "Leads" | "Tickets" | "Offers" | "Documents" | "Performance" | "Assets" | "Knowledge Base" | "Custom Fields" | "API Keys" | "Reports" | "Workspace")[];
        is_granted?: boolean;
        tenant?: components["parameters"]["tenant"];
      };
    };
    responses: {
      "2XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: {
              id: string;
              /** @constant */
              type: "permissions";
              attributes: {
                id: string;
                name: string;
                title: string;
                description: string;
                /** @enum {string} */
                module: "Employees" | "Organization" | "Benefits" | "Leave" | "Time Tracking" | "Projects" | "Clients" | "Invoicing" | "Expenses" | "Hiring" | "Leads" | "Tickets" | "Offers" | "Documents" | "Performance" | "Assets" | "Knowledge Base" | "Custom Fields" | "API Keys" | "Reports" | "Workspace";
                implies: string[];
                is_of_roles: boolean;
                is_granted: boolean;
              };
              meta: components["schemas"]["RecordMeta"];
            }[];
            meta: components["schemas"]["PageMeta"];
            links: components["schemas"]["PageLinks"];
          };
        };
      };
    };
  };
  "permissions.filters.get": {
    parameters: {
      query?: {
        tenant?: components["parameters"]["tenant"];
      };
    };
    responses: {
      "2XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: components["schemas"]["FilterDescription"][];
          };
        };
      };
    };
  };
  "changes.get": {
    parameters: {
      query?: {
        since?: string;
        types?: string[];
        perPage?: number;
        tenant?: components["parameters"]["tenant"];
      };
    };
    responses: {
      "2XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: {
              id: string;
              event: string;
              resource: string;
              record_id: string;
              at: string;
              deleted: boolean;
            }[];
            meta: {
              next: string;
              has_more: boolean;
            };
          };
        };
      };
    };
  };
  "changes.stream.get": {
    parameters: {
      query?: {
        since?: string;
        types?: string[];
        tenant?: components["parameters"]["tenant"];
      };
      header?: {
        "Last-Event-ID"?: string;
      };
    };
    responses: {
      "2XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "text/event-stream": string;
        };
      };
    };
  };
  "files.byToken.get": {
    parameters: {
      query?: {
        tenant?: components["parameters"]["tenant"];
      };
      path: {
        token: string;
      };
    };
    responses: {
      "2XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "*/*": string;
        };
      };
    };
  };
  "session.get": {
    parameters: {
      query?: {
        tenant?: components["parameters"]["tenant"];
      };
    };
    responses: {
      "2XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: {
              user: components["schemas"]["UsersRecord"] | null;
              employee_id: string | null;
              workspace: {
                id: string;
                subdomain: string;
                name: string;
                timezone: string;
                locale: string;
                base_currency: string;
              };
              permissions: string[];
              relations: ("self" | "team")[];
              needs_second_factor: boolean;
            };
          };
        };
      };
    };
  };
  "session.post": {
    parameters: {
      query?: {
        tenant?: components["parameters"]["tenant"];
      };
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "email": "ana.pop@example.com",
         *       "password": "correct horse battery"
         *     }
         */
        "application/json": {
          email: string;
          password: string;
          code?: string | null;
        };
      };
    };
    responses: {
      "2XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: components["schemas"]["UsersRecord"];
          };
        };
      };
    };
  };
  "session.delete": {
    parameters: {
      query?: {
        tenant?: components["parameters"]["tenant"];
      };
    };
    responses: {
      "2XX": {
        headers: {
          [name: string]: unknown;
        };
      };
    };
  };
  "sessions.get": {
    parameters: {
      query?: {
        tenant?: components["parameters"]["tenant"];
      };
    };
    responses: {
      "2XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: {
              id: string;
              created_at: string;
              last_used_at: string;
              ip: string | null;
              user_agent: string | null;
              is_current: boolean;
            }[];
          };
        };
      };
    };
  };
  "sessions.delete": {
    parameters: {
      query?: {
        tenant?: components["parameters"]["tenant"];
      };
    };
    responses: {
      "2XX": {
        headers: {
          [name: string]: unknown;
        };
      };
    };
  };
  "sessions.byId.delete": {
    parameters: {
      query?: {
        tenant?: components["parameters"]["tenant"];
      };
      path: {
        id: string;
      };
    };
    responses: {
      "2XX": {
        headers: {
          [name: string]: unknown;
        };
      };
    };
  };
  "twoFactor.get": {
    parameters: {
      query?: {
        tenant?: components["parameters"]["tenant"];
      };
    };
    responses: {
      "2XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: {
              is_enabled: boolean;
              enabled_at: string | null;
              recovery_codes_left: number;
              is_required: boolean;
            };
          };
        };
      };
    };
  };
  "twoFactor.post": {
    parameters: {
      query?: {
        tenant?: components["parameters"]["tenant"];
      };
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "current_password": "correct horse battery"
         *     }
         */
        "application/json": {
          current_password: string;
        };
      };
    };
    responses: {
      "2XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: {
              secret: string | null;
              otpauth_url: string | null;
            };
          };
        };
      };
    };
  };
  "twoFactor.delete": {
    parameters: {
      query?: {
        tenant?: components["parameters"]["tenant"];
      };
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "current_password": "correct horse battery",
         *       "code": "428913"
         *     }
         */
        "application/json": {
          current_password: string;
          code: string;
        };
      };
    };
    responses: {
      "2XX": {
        headers: {
          [name: string]: unknown;
        };
      };
    };
  };
  "twoFactor.confirm.post": {
    parameters: {
      query?: {
        tenant?: components["parameters"]["tenant"];
      };
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "code": "428913"
         *     }
         */
        "application/json": {
          code: string;
        };
      };
    };
    responses: {
      "2XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: {
              recovery_codes: string[] | null;
            };
          };
        };
      };
    };
  };
}
type WithRequired<T, K extends keyof T> = T & {
  [P in K]-?: T[P];
};
